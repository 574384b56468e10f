import { check } from './cases.ts';

/* rule and what it says | roles | what is done | who dies | who is told what | setting */
check(`
VN-5.13.1: sings | prince banshee vampire*4 hunter*2 | banshee S7; prince S3 |  | S2: done S7; S7: doomed
VN-5.13.2: a ward of the singing day is vain | prince banshee vampire*4 hunter*2 | banshee S3; prince S8 | S4 |  | {"doomed":"S4","cycle":1}
VN-5.13.4: the doom outlives the Banshee | prince banshee vampire*4 hunter*2 | prince S8 | S4 |  | {"doomed":"S4","dead":"S2","cycle":1}
VN-5.13.2: the Ghoul loses one life | prince banshee ghoul vampire*3 hunter*2 | banshee S8; prince S8 |  | S3: lives 1 | {"doomed":"S3","cycle":1}
VN-R18: she may pass by option | prince banshee vampire*4 hunter*2 | prince S3 |  | S2: passed | {"options":{"bansheeMayPass":"on"}}
VN-5.8.1 VN-R33: watches himself | king dhampir vampire*4 hunter*2 | dhampir S2; hunt S8>S2; king S3 check | S2 | S2: attacker S2 S7
VN-5.8.2: nobody came | king dhampir vampire*4 hunter*2 | dhampir S3; hunt S7>S4 S8>S4; king S3 check | S4 | S2: attacker S3 nobody
VN-5.8.2: an attack that failed counts | king dhampir queen vampire*3 hunter*2 | dhampir S4; queen S4; hunt S7>S4 S8>S4; king S3 check |  | S2: attacker S4 S7
VN-5.8.2: a Bride who gave her life was attacked | king bride dhampir vampire*3 hunter*2 | dhampir S2; bride S1; sacrifice yes; hunt S7>S1 S8>S1; king S4 check | S2 | S3: attacker S2 S7
VN-5.8.3: the Banshee on the day she sings | prince banshee dhampir vampire*3 hunter*2 | banshee S4; dhampir S4; prince S8 |  | S3: attacker S4 S2
VN-5.8.3 VN-R23: not on the day it falls due | prince banshee dhampir vampire*3 hunter*2 | banshee S5; dhampir S4; prince S8 | S4 | S3: attacker S4 nobody | {"doomed":"S4","cycle":1}
VN-5.8.4 VN-R22: never the Newly-Turned | king newly-turned dhampir vampire*3 hunter*2 | hunt S2>S4 S7>S4; dhampir S4; king S5 check | S4 | S3: attacker S4 S7
VN-4.4.9 VN-R27: an attempt on an immune leader is one | king dhampir vampire*7 leader hunter varg-leader sly-varg | hunt S10>S12 S11>S12; dhampir S12; king S3 check |  | S2: attacker S12 S10
VN-5.16.1: knows a lord | king vampire*5 scout hunter | scout S1; king S3 check |  | S7: type S1 special-vampire lord
VN-5.16.1: a special vampire who is none | king queen vampire*4 scout hunter | scout S2; king S3 check |  | S7: type S2 special-vampire
VN-R14: a tricked lord has no mark | king vampire*8 leader scout varg-leader tricky-varg | tricky-varg S1; scout S1; king S3 check |  | S11: type S1 shapeshifter
VN-5.9.1: hunters are of one kind | king revenant vampire*4 hunter scout | revenant S7 S8; king S3 check |  | S2: same S7 S8
VN-5.9.1: a lord is a special vampire | king revenant queen vampire*3 hunter*2 | revenant S1 S3; king S4 check |  | S2: same S1 S3
VN-5.9.1: vampire and lord differ | king revenant vampire*4 hunter*2 | revenant S1 S3; king S4 check |  | S2: different S1 S3
VN-5.10.1: an attack and a doom kill at once | prince ghoul banshee vampire*3 hunter*2 | hunt S7>S2 S8>S2; banshee S8; prince S8 | S2 | S2: lives 0 | {"doomed":"S2","cycle":1}
VN-5.10.1: a failed attack costs nothing | prince ghoul vampire*4 hunter*2 | hunt S7>S2 S8>S2; prince S2 |  | S2: lives 2
VN-R34 VN-4.6.6: the last life | prince ghoul vampire*4 hunter*2 | hunt S7>S2 S8>S2; prince S8 | S2 | S2: lives 0 | {"lives":1,"cycle":1}
VN-5.20.1 VN-4.4.11: the pack leader alone decides | king vampire*8 leader hunter varg-leader sly-varg | pack S12>S3 S13>S4; king S5 check | S3
VN-4.4.11: without him the pack votes | king vampire*7 leader hunter*2 varg-leader sly-varg vengeful-varg | pack S13>S4 S14>S4; king S5 check | S4 |  | {"dead":"S12","cycle":1}
VN-4.4.9 VN-5.15.2: the vargs cannot kill the Leader | king vampire*8 leader hunter varg-leader sly-varg | pack S12>S10; king S5 check
VN-4.4.9 VN-4.6.3: the hunters cannot kill the pack leader | king vampire*8 leader hunter varg-leader sly-varg | hunt S10>S12 S11>S12; king S5 check
VN-4.4.9: others can | king vampire*8 leader hunter varg-leader sly-varg | king S12 kill | S12
VN-5.22.1 VN-R17: the Vengeful Varg may pass | king vampire*8 leader hunter varg-leader vengeful-varg | king S5 check |  | S13: passed
VN-5.23.1 VN-R19: a paralysed leader stops the clan | king vampire*8 leader hunter varg-leader paralyzing-varg | paralyzing-varg S10; hunt S11>S3; king S5 check
VN-5.23.2: the Ghoul only loses the vote | king ghoul vampire*7 leader hunter varg-leader paralyzing-varg | paralyzing-varg S2; king S5 check |  | S2: lives 2
VN-5.24.1 VN-R11: a trick is stronger than a disguise | king vampire*7 leader hunter*2 varg-leader sly-varg tricky-varg | tricky-varg S13; king S13 check |  | S1: type S13 shapeshifter
VN-2.3.1 VN-5.25.1: a plain varg has no power | king vampire*8 leader hunter varg-leader sly-varg | king S13 check; pack S12>S3 | S3 | S1: type S13 shapeshifter | {"plain":"sly-varg"}
VN-2.1.3: no special hunters in a varg game | king vampire*8 leader scout varg-leader sly-varg | king S11 check |  | S1: type S11 hunter
VN-5.5.3 VN-R07: the Newly-Turned looks like a vampire | king newly-turned vampire*4 scout hunter | scout S2; king S2 check |  | S7: type S2 vampire; S1: type S2 vampire
VN-R07: or by option like a special one | king newly-turned vampire*4 scout hunter | king S2 check |  | S1: type S2 special-vampire | {"options":{"newlyTurnedShowsAs":"special-vampire"}}
VN-5.0.3: blocked, shielded, paired: the type is the same | king queen lamia undine vampire*3 scout hunter | undine S2; lamia S2 host; scout S2; king S2 check |  | S8: type S2 special-vampire; S2: blocked
VN-5.0.2: searches are not fooled | king bride vampire*7 leader hunter varg-leader tricky-varg | tricky-varg S1; bride S1; king S3 check |  | S2: lord S1 yes
`);
