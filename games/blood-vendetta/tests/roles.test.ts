import { check } from './cases.ts';

/* rule and what it says | roles | what is done | who dies | who is told what | setting */
check(`
VN-5.14.1: the Monk blocks a check | prince vampire*5 monk hunter | monk S1; hunt S7>S4 S8>S4 | S4 | S1: blocked; S7: done S1
VN-5.14.1: the Monk blocks a lone shapeshifter | prince werewolf vampire*4 monk hunter | monk S2 |  | S2: blocked
VN-5.14.1 VN-4.3.4: no block moves the Ghoul | prince ghoul vampire*4 monk hunter | monk S2; hunt S7>S2 |  | S2: lives 1
VN-5.14.3: the Monk votes | prince vampire*5 monk hunter | monk S6; hunt S7>S3 | S3
VN-5.14.2: the Monk stops a clan whose leader he blocks | king vampire*6 leader monk varg-leader sly-varg | monk S10; pack S11>S2; king S2 check
VN-5.4.2: away from home both survive | count lamia vampire*4 hunter*2 | lamia S3 host; hunt S7>S3 S8>S3
VN-5.4.2: at home both fall | count lamia vampire*4 hunter*2 | lamia S3 visit; hunt S7>S3 S8>S3 | S2 S3
VN-5.4.4 VN-R09: a clan storms in on its own member | count lamia vampire*4 hunter*2 | lamia S7 host; hunt S7>S2 S8>S2 | S2 S7
VN-5.4.4 VN-4.6.2: a sole attacker does not kill himself | count lamia vampire*4 hunter vampire | lamia S7 host; hunt S7>S2 | S2
VN-5.4.5: wards are for one person | count lamia queen vampire*3 hunter*2 | lamia S4 host; queen S4; hunt S7>S2 S8>S2 | S2
VN-5.4.3: no hiding from a doom | prince lamia banshee vampire*4 hunter*2 | lamia S4 host; banshee S5; prince S8 | S4 |  | {"doomed":"S4","cycle":1}
VN-5.4.3 VN-R35: nor from the Vengeful Varg, nor does she share it | king lamia vampire*7 leader hunter varg-leader vengeful-varg | lamia S1 host; vengeful-varg S1; king S3 check | S1 S13
VN-5.4.1: any number of times in a row | count lamia vampire*4 hunter*2 | lamia S3 host |  | S2: done S3 | {"cycle":1,"last":{"lamia":"S3"}}
VN-5.12.1: the Undine blocks | prince undine vampire*4 scout hunter | undine S7; hunt S8>S3 | S3 | S7: blocked
VN-4.3.2 VN-R08: a later block undoes nothing | prince undine vampire*4 monk hunter | monk S1; undine S7 |  | S1: blocked; S7: done S1
VN-4.3.2: the Monk blocks the Undine first | prince undine vampire*4 monk hunter | monk S2 |  | S2: blocked; S1: type S6 vampire
VN-5.6.1: any number of attacks | king queen nosferatu vampire*3 hunter*2 | queen S4; nosferatu S4; king S4 kill; hunt S7>S4 S8>S4
VN-5.6.1: herself | king queen vampire*4 hunter*2 | queen S2; hunt S7>S2 S8>S2; king S3 check
VN-5.6.1: a doom due now | prince queen banshee vampire*3 hunter*2 | queen S4; banshee S5; prince S8 |  |  | {"doomed":"S4","cycle":1}
VN-5.6.2: not the Vengeful Varg | king queen vampire*7 leader hunter varg-leader vengeful-varg | queen S1; vengeful-varg S1; king S3 check | S1 S13
VN-5.1.1 VN-5.1.2: kills | king vampire*5 hunter*2 | king S7 kill | S7 | S1: done S7
VN-5.1.2: checks | king vampire*5 hunter scout | king S8 check |  | S1: type S8 special-hunter
VN-5.1.3: blocked he does nothing | king vampire*5 monk hunter | monk S1 |  | S1: blocked
VN-5.2.1: sees a type | prince vampire*5 hunter werewolf | prince S8 |  | S1: type S8 shapeshifter
VN-5.2.2: shields from strikes made before | prince vampire*5 hunter*2 | prince S4; hunt S7>S4 S8>S4 |  | S1: type S4 vampire
VN-5.2.2: shields from a doom due now | prince banshee vampire*4 hunter*2 | prince S4; banshee S5 |  |  | {"doomed":"S4","cycle":1}
VN-5.3.2 VN-5.3.3 VN-R24: the heir watches, the lord sees him | king count vampire*4 hunter*2 | king S7 check |  | S1: type S7 hunter, heir S2; S2: watch S1 S7 hunter
VN-5.3.6: a blocked heir sees nothing | king count undine vampire*3 hunter*2 | undine S2; king S7 check |  | S1: type S7 hunter; S2: blocked
VN-5.3.2: he sees that the lord is blocked | king count undine vampire*3 hunter*2 | undine S1 |  | S1: blocked, heir S2; S2: watch S1 nobody blocked
VN-5.3.5 VN-5.22.3: the heir is not the lord | king count bride vampire*6 leader hunter varg-leader vengeful-varg | bride S2; vengeful-varg S2; king S3 check |  | S3: lord S2 no; S13: lord S2 no
VN-5.11.1: Nosferatu kills | king nosferatu vampire*4 hunter*2 | nosferatu S7; king S3 check | S7 | S2: done S7
VN-5.11.1 VN-R05: or declines | king nosferatu vampire*4 hunter*2 | king S3 check |  | S2: passed
VN-5.18.1: the Werewolf kills | king werewolf vampire*4 hunter*2 | werewolf S7; king S3 check | S7
VN-5.18.1: a ward stops him | king werewolf queen vampire*3 hunter*2 | werewolf S4; queen S4; king S4 check
VN-5.7.1: she must look for him | king bride vampire*4 hunter*2 | bride S3; king S4 check |  | S2: lord S3 no
VN-5.7.2: without a lord the answer is no | count bride vampire*4 hunter*2 | bride S3 |  | S2: lord S3 no | {"dead":"S1","cycle":1}
VN-5.7.4: time-out means no | king bride vampire*4 hunter*2 | bride S1; hunt S7>S1 S8>S1; king S4 check | S1 | S2: lord S1 yes, warned, sacrifice no
VN-5.7.5 VN-R15: hidden at the Lamia she lives | king bride lamia vampire*3 hunter*2 | lamia S2 host; bride S1; sacrifice yes; hunt S7>S1 S8>S1; king S4 check
VN-5.7.5: a visiting Lamia neither helps nor suffers | king bride lamia vampire*3 hunter*2 | lamia S2 visit; bride S1; sacrifice yes; hunt S7>S1 S8>S1; king S4 check | S2
VN-5.7.6: not asked while the Lamia hides him | king bride lamia vampire*3 hunter*2 | lamia S1 host; bride S1; hunt S7>S1 S8>S1; king S4 check |  | S2: lord S1 yes
VN-5.7.7: blocked she neither searches nor is asked | king bride undine vampire*3 hunter*2 | undine S2; hunt S7>S1 S8>S1; king S4 check | S1 | S2: blocked
VN-5.7.4 VN-R41: not asked when a doom takes him anyway | king bride banshee vampire*3 hunter*2 | bride S1; banshee S8; hunt S7>S1 S8>S1; king S4 check | S1 | S2: lord S1 yes | {"doomed":"S1","cycle":1}
`);
