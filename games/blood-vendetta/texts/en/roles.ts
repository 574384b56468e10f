import type { Words } from '../catalogue.ts';

export const plainVarg: Words['plainVarg'] = {
  name: 'Varg',
  text: 'Hunts with the pack by day. While the pack leader lives, a varg may only point; after that the vargs vote.',
  more: 'A varg without power; which varg cards are plain is known to all before the game.',
};

export const roles: Words['roles'] = {
  monk: {
    name: 'Monk',
    text: 'Each dawn stills one player’s powers until nightfall, but never the same player two days running. Hunts with the hunters.',
    more: 'The prayer does not touch the Newly-Turned and the Ghoul. With vargs about, a stilled clan leader stops the whole clan for that day.',
  },
  lamia: {
    name: 'Lamia',
    text: 'Each dawn picks a companion for the day, at her place or at theirs. The empty home is safe; where both are, an attack hits both.',
    more: 'The companion is not told. Songs of the Banshee, the Vengeful Varg and executions take no notice of where she sleeps. If the Monk stills her, she stays at home alone.',
  },
  undine: {
    name: 'Undine',
    text: 'Each dawn drains one player’s powers until nightfall, but never the same player two days running. Nobody ever sees her do it.',
    more: 'The Newly-Turned and the Ghoul are out of her reach. With vargs about, a drained clan leader stops the whole clan. The Dhampir does not see her.',
  },
  'paralyzing-varg': {
    name: 'Paralysing Varg',
    text: 'Each dawn bites one player: no power until nightfall and no vote in the night, which is announced. Never the same player two days running.',
    more: 'The Newly-Turned and the Ghoul lose only their vote. A bitten clan leader stops the clan for that day.',
  },
  'tricky-varg': {
    name: 'Tricky Varg',
    text: 'Each dawn lays a false trail: until the next dawn every check shows the chosen player as a shapeshifter. Never the same one twice running.',
    more: 'The player is not told. The trick is stronger than any disguise, but it deceives neither the Bride nor the Vengeful Varg.',
  },
  queen: {
    name: 'Queen',
    text: 'Each dawn covers one player, herself included: nothing kills them at the coming nightfall. Never the same player two days running.',
    more: 'She also saves from a death song that falls due that day. She cannot help against an execution or against the Vengeful Varg.',
  },
  king: {
    name: 'King',
    text: 'A lord. Each sunset either learns the type of one other player or kills one. Has to do one of the two, and may check anybody again.',
    more: 'If his time runs out he never kills: he checks the player already picked, or somebody at random. An heir sees all of it.',
  },
  prince: {
    name: 'Prince',
    text: 'A lord. Each sunset learns the type of one other player; one that shows as a vampire cannot be killed that nightfall. Nobody twice running.',
    more: 'What counts is the type that is shown: a disguised enemy is shielded, a tricked vampire is not. Executions and the Vengeful Varg are beyond him.',
  },
  count: {
    name: 'Count',
    text: 'As lord learns the type of one player each sunset. Beside a King or Prince he is the heir: he watches the lord and succeeds him.',
    more: 'The lord sees the heir too. The succession is never announced, and the Count gets none of the dead lord’s powers. As heir he does not count as the lord.',
  },
  nosferatu: {
    name: 'Nosferatu',
    text: 'Each sunset may kill one other player, or leave his thirst unquenched. Nobody is told what he did, and he learns nothing from it.',
    more: 'All the usual protections hold against him.',
  },
  'vengeful-varg': {
    name: 'Vengeful Varg',
    text: 'Each sunset may leap at one player. If it is the lord, both die at nightfall and only the Bride can save the lord; if not, he is told so.',
    more: 'His own death cannot be prevented, even if the Bride dies for the lord. The Count as heir is not the lord.',
  },
  werewolf: {
    name: 'Werewolf',
    text: 'Stands alone against all. Each sunset may kill one other player, and wins as the last one alive. Every check shows a shapeshifter.',
    more: 'He is no friend of the vargs. All the usual protections hold against him.',
  },
  kitsune: {
    name: 'Kitsune',
    text: 'Stands alone against all, and every check shows her as a vampire. Once no hunter lives, she may kill one player each sunset.',
    more: 'Her awakening is announced at once, and so are her victims. Asleep she does nothing at all; awake she can be stilled like anybody.',
  },
  bride: {
    name: 'Bride',
    text: 'Each sunset learns whether one player is the lord. Once she knows him and he is about to die, she may die in his place.',
    more: 'She is asked only if he would really die by an attack, not by a song. Queen, Prince or a day as the Lamia’s guest save her too. A new lord must be found anew.',
  },
  banshee: {
    name: 'Banshee',
    text: 'Each sunset sings for one other player, who is told at once and dies at nightfall of the day after. Never the same player two days running.',
    more: 'Only the Queen or the Prince can save the doomed, on the day the song falls due. The Ghoul loses one life by it. The song outlives its singer.',
  },
  dhampir: {
    name: 'Dhampir',
    text: 'Each sunset names a house watched all day, perhaps the own one, and learns one player who came there to kill, or that nobody came.',
    more: 'It does not matter whether the attack succeeded. Of several attackers the one nearest clockwise is seen. If nobody attacked, a Banshee who sang there is seen.',
  },
  scout: {
    name: 'Scout',
    text: 'Each sunset learns the type of one other player, and if it is the lord, that too. May check anybody again. Hunts with the hunters.',
    more: 'A lord under a false trail shows as a shapeshifter, without the mark.',
  },
  revenant: {
    name: 'Revenant',
    text: 'Each sunset weighs two other players and learns whether they are of one kind: vampires, special vampires, hunters or shapeshifters.',
    more: 'Hunters and special hunters are one kind. Disguises and false trails deceive the scales.',
  },
  ghoul: {
    name: 'Ghoul',
    text: 'Has two lives; every deadly hit costs one. Each sunset learns how many will be left after nightfall. Cannot be stilled by anybody.',
    more: 'Two hits in one day kill at once, and an execution always does.',
  },
  beauty: {
    name: 'Beauty',
    text: 'Each sunset charms one player, even herself: they have no vote that night, as all are told. Nobody twice running. Hunts with the hunters.',
    more: 'The charmed may still speak, accuse and be tried; they count neither for nor against.',
  },
  'varg-leader': {
    name: 'Pack Leader',
    text: 'Alone decides by day whom the pack attacks, or nobody. The hunters’ strike cannot kill the pack leader; all others can.',
    more: 'If the pack leader is stilled, the pack does not strike that day. After the leader’s death the vargs vote; a tie spares everybody.',
  },
  'sly-varg': {
    name: 'Sly Varg',
    text: 'Hunts with the pack by day, and every check shows a vampire. That never wears off, except under another varg’s false trail.',
    more: 'The disguise deceives lord, Scout and Revenant alike, and the Prince even shields a Sly Varg he has checked.',
  },
  leader: {
    name: 'Leader',
    text: 'Votes with the hunters and breaks their ties. The hunters know the Leader. With vargs about, the pack’s strike cannot kill the Leader.',
    more: 'A stilled Leader neither votes nor breaks ties. Nobody takes over after the Leader’s death.',
  },
  hunter: {
    name: 'Hunter',
    text: 'Knows the other hunters and votes with them each day on whom they strike. The most votes decide; a tie without a Leader spares everybody.',
    more: 'One of those on the list may be the Newly-Turned. A stilled hunter watches without a vote.',
  },
  'newly-turned': {
    name: 'Newly-Turned',
    text: 'A vampire on the hunters’ list, with a full vote in their hunt. Cannot be stilled. Killed by the hunters, lets them strike twice the next day.',
    more: 'Checks show a vampire, also to the Scout. Never strikes along. Must not own up to the role nor say outright who the hunters are.',
  },
  vampire: {
    name: 'Vampire',
    text: 'Has no power but the word and the vote: find those who strike by day, and get a majority for their execution by night.',
    more: 'The many of this town, who mostly do not know each other.',
  },
};
