import type { END_RULES, Help, NIGHT_RULES } from '../help-rules.ts';

export const nightRules: Help<(typeof NIGHT_RULES)[number]> = {
  'VN-4.8': [
    'Night',
    'All living players talk. Each may accuse one other player, and change that until the debate ends by time or because all are ready. The accused are tried, those with the most supporters first, at most three a night: a defence, then all vote at once. More than half of those with a vote must be for it; no answer is against. The first who is condemned speaks last words and dies; nothing helps. Instead, a table may vote once among all the accused.',
  ],
  'VN-4.9': [
    'Talking',
    'By night everybody may say and claim anything, true or not; quick phrases reach everybody in their own language. From dawn to nightfall nobody speaks. Only the Newly-Turned must neither own up nor say who the hunters are. Showing a screen is forbidden. The dead keep silent among the living; they see everything unless the table chose otherwise, and may foretell who wins.',
  ],
  'VN-4.10': [
    'Away or out',
    'Whoever misses two windows or votes in a row counts as away, and a sitter plays on from the next phase until the player is back. The host or moderator may take a player out: at once by night, else at the next nightfall. Until then the player decides nothing.',
  ],
  'VN-4.11': [
    'The moderator',
    'The software leads the evening. A person who does not play may take the console instead: it tells whom to call, what to ask and what to show, and takes entries for players without a phone. With printed cards the moderator enters every role after the introductions. Without a spare person a player leads at first, and the first executed player takes over.',
  ],
  'VN-4.12': [
    'Timers',
    'Every step has its time, which the table may change; 0 means no limit, and then a step ends when everybody has finished it. The host may pause.',
  ],
  'VN-4.13': [
    'Equal phones',
    'In the secret phases every living player gets the same windows with the same number of taps at the same time. Those who have nothing to decide answer a harmless question, which changes nothing and reaches nobody before the end. A card without news says so. So nobody can tell by hands and screens who was called.',
  ],
  'VN-5': [
    'Roles and checks',
    'A check shows a type. A player with a false trail shows as a shapeshifter; Kitsune and Sly Varg show as vampires, and so does the Newly-Turned; all others show what they are. The Bride and the Vengeful Varg look for a person and are not deceived. Being stilled or shielded never changes a type.',
  ],
};

export const endRules: Help<(typeof END_RULES)[number]> = {
  'VN-6': [
    'The end',
    'After the announcements of Nightfall, an execution or a removal: if nobody lives, nobody wins. If all who live belong to one side, it wins; a lone shapeshifter must be the only one. If two of different sides are left, see the last two. There is no victory by numbers, unless the table chose so.',
  ],
  'VN-6.2': [
    'The last two',
    'Leader and pack leader: nobody wins. A vampire against an enemy loses, but King, Nosferatu and Banshee play on, and so do two of whom one is doomed. A clan leader beats an ordinary member of the other clan, and a hunter beats the Kitsune. All other pairs play on.',
  ],
  'VN-6.5': [
    'Quiet rounds',
    'If nobody dies in three rounds running, nobody wins; before that comes a warning. A game never lasts longer than Night 99.',
  ],
  'VN-6.7': [
    'Points',
    'All players of the winning side score, the dead too: vampires 1 point, hunters and vargs 2, a lone shapeshifter 3. At the end all roles, choices and harmless answers are shown.',
  ],
  'VN-7': [
    'When time runs out',
    'What may be passed is passed, and a vote that was not given does not count, in a trial as against. What must be chosen is chosen at random; the King then checks and never kills. What was confirmed before stands.',
  ],
  'VN-8': [
    'What is hidden',
    'Everybody sees seats, deaths, accusations, votes and what was announced. Only you see your role, your choices and your answers. Those of a clan see its list, its votes and its victim. Nothing shows who was called or has answered.',
  ],
  'VN-9': [
    'Rulings',
    'Where a rule could be read in two ways, a ruling says which one holds. If a printed copy at your table says something else about debate, trials, the end or the role sets, the rules given here count.',
  ],
  'VN-10': [
    'An example',
    'The hunters strike Odile, the Queen has covered her, and the Dhampir watches her house. At nightfall nobody dies, but the Dhampir has seen one of the hunters come to kill. By night he says so, and has to be believed.',
  ],
  'VN-11': [
    'Options',
    'A table chooses roles, moderator, how calls are made, what is known of the roles and shown of the dead, how the night votes, when a clan wins, what the dead see, and every timer.',
  ],
};
