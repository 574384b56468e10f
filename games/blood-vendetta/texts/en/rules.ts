import type { COURSE_RULES, Help } from '../help-rules.ts';

export const courseRules: Help<(typeof COURSE_RULES)[number]> = {
  'VN-1': [
    'The game',
    'A town of vampires, and a few among them who are not. The vampires are the many: they debate by night and may execute one player. Hunters, vargs and a lone shapeshifter are the few: they strike by day, while the town sleeps. Everybody has one secret role and belongs to one side to the end.',
  ],
  'VN-2': [
    'Sides and types',
    'There are four sides: vampires, hunters, vargs and the lone shapeshifter. Those who check somebody never see a role, only a type: vampire, special vampire, hunter, special hunter or shapeshifter. In a game with vargs there are no special hunters: all hunters show alike. The lord is the one who rules the vampires: King, Prince or Count.',
  ],
  'VN-2.6': [
    'Legal role sets',
    'As many roles as players, and no more copies than there are cards: 12 vampires, 6 hunters, one of each other. Not both King and Prince, not both Werewolf and Kitsune. At least one hunter; the vampires more than all others together. Vargs only together with both clan leaders and in equal numbers with the hunters. The Bride needs a lord, the Newly-Turned two hunters.',
  ],
  'VN-2.7': [
    'Recommended sets',
    'For each number of players there is a standard set and, from 8 players, an advanced one with trickier roles. The kind of lord or shapeshifter can be drawn at random and kept unknown. A hint tells how far your own set is from the recommended one.',
  ],
  'VN-3': [
    'Setup',
    'Seats are numbered clockwise, as people sit. The roles are dealt at random; each player reads the own role while holding the screen, and confirms. Which roles are in play is known to all, unless the table chose to hide it. A table screen shows and tells only what everybody may know.',
  ],
  'VN-4': [
    'The course of the game',
    'First comes the Introduction Day and a first night. Then Dawn, Day, Sunset, Nightfall and Night follow each other again and again. All who fall in a day die together at Nightfall; until then they act as usual. Besides, players leave only by an execution or by being taken out of the game.',
  ],
  'VN-4.1': [
    'Calls',
    'Roles are called one after the other; what one does counts before the next is called. A call is made as long as nobody knows its role to be dead or missing. Most roles must choose somebody; if time runs out the choice is made at random. Some roles may not choose the same player two days running; a day without a choice lifts that.',
  ],
  'VN-4.2': [
    'Introduction Day',
    'No power is used. The vargs learn who belongs to the pack and who leads it. The hunters learn each other; the Newly-Turned is on their list without any mark. Then they learn who their Leader is.',
  ],
  'VN-4.3': [
    'Dawn',
    'Monk, Lamia, Undine, Paralysing Varg, Tricky Varg and Queen act in this order. Whoever is stilled has no power until nightfall: no check, no vote in the own clan, no sacrifice. The Newly-Turned and the Ghoul are never stilled, and disguises and immunity stay. The stilled learn it only in their own call.',
  ],
  'VN-4.4': [
    'Day',
    'The pack meets, then the hunters; neither sees the other. Hunters and the Newly-Turned vote live and may change their votes until they lock. Most votes win, nobody is an option too. A tie is broken by the Leader, else nobody is struck. The pack leader decides alone. With vargs about, neither clan can kill the other’s leader, and a stilled leader stops the own clan. After a double strike was announced, the hunters vote twice.',
  ],
  'VN-4.5': [
    'Sunset',
    'Lord, Nosferatu, Vengeful Varg, Werewolf or awake Kitsune, Bride, Banshee, Dhampir, Scout, Revenant, Ghoul and Beauty act in this order. After the Banshee everybody gets one card, and only the doomed reads of it.',
  ],
  'VN-4.6': [
    'Nightfall',
    'An attack hits everybody who is at the attacked home, thanks to the Lamia perhaps two or none. Immune leaders and those under the ward of Queen or Prince survive. Then the Bride may stand in for the lord, and the Ghoul pays with a life. A death song that falls due is stopped by Queen or Prince only. The Vengeful Varg who found the lord dies in any case.',
  ],
  'VN-4.7': [
    'What is announced',
    'The dead with their roles, or what the table chose to show; the hunters’ coming double strike, victims of the Kitsune and her awakening; who is charmed or bitten and has no vote; and a warning if the town is quiet for too long. Who killed whom, failed attacks and successions are never told.',
  ],
};
