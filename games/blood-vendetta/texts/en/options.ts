import type { OptionTexts } from '../catalogue.ts';
import { countOptions } from '../count-options.ts';
import { roles } from './roles.ts';

const ON = { off: 'off', on: 'on' };
const MODE = { preset: 'as the set says', plain: 'plain', special: 'with its power' };
const mode = (name: string) => ({ name, help: 'Whether this varg has its power in this game.', values: MODE });
const timer = (name: string, help: string) => ({ name, help: `${help} In seconds; 0 means no limit.`, values: {} });

export const options: OptionTexts = {
  set: {
    name: 'Role set',
    help: 'The recommended sets for this number of players, or your own number of each role.',
    values: { standard: 'standard', advanced: 'advanced', custom: 'your own' },
  },
  moderator: {
    name: 'Moderator',
    help: 'Who leads through the evening: the software, a person with the console, or a player until the first execution.',
    values: { software: 'the software', human: 'a person', temporary: 'a player at first' },
  },
  cards: {
    name: 'Cards',
    help: 'Whether the software deals the roles, or the moderator enters what printed cards were dealt.',
    values: { dealt: 'dealt by the software', printed: 'printed cards' },
  },
  callMode: {
    name: 'Calls',
    help: 'Whether the roles are called one by one, or all of a phase choose at the same time. As usual: all at once with phones, one by one where a person calls.',
    values: { usual: 'as usual', sequential: 'one by one', simultaneous: 'all at once' },
  },
  composition: {
    name: 'Roles in play',
    help: 'Whether everybody knows which roles are in the game, or only how many belong to each side.',
    values: { open: 'known to all', closed: 'head counts only' },
  },
  hideLordKind: {
    name: 'Unknown lord',
    help: 'The kind of lord is drawn at random and stays unknown.',
    values: ON,
  },
  hideShifterKind: {
    name: 'Unknown shapeshifter',
    help: 'Whether Werewolf or Kitsune is in play is drawn at random and stays unknown.',
    values: ON,
  },
  slyVarg: mode('Sly Varg’s power'),
  vengefulVarg: mode('Vengeful Varg’s power'),
  paralyzingVarg: mode('Paralysing Varg’s power'),
  trickyVarg: mode('Tricky Varg’s power'),
  revealOnDeath: {
    name: 'Shown at death',
    help: 'What everybody learns of a player who dies.',
    values: { role: 'the role', type: 'the type', side: 'the side', none: 'nothing' },
  },
  nightVote: {
    name: 'Night vote',
    help: 'A trial for each of the accused, or one vote among all of them.',
    values: { trial: 'trials', plurality: 'one vote' },
  },
  nightZero: {
    name: 'First night',
    help: 'Whether somebody can be executed in the night before the first dawn.',
    values: { vote: 'with a vote', 'debate-only': 'talk only' },
  },
  maxTrials: { name: 'Trials a night', help: 'At most so many of the accused are tried in one night.', values: {} },
  secretBallot: {
    name: 'Secret ballot',
    help: 'Only the totals of trials are shown, not who voted how.',
    values: ON,
  },
  debateStyle: {
    name: 'Debate',
    help: 'Everybody talks freely, or each player speaks once in seat order.',
    values: { free: 'free', rounds: 'in turn' },
  },
  lastWords: {
    name: 'Last words',
    help: 'Who may say something before leaving the game.',
    values: { executed: 'the executed', all: 'all who die', none: 'nobody' },
  },
  endRule: {
    name: 'Victory of a clan',
    help: 'A clan must be the last one standing, or half of the living is enough where nobody can strike back.',
    values: { 'last-standing': 'last standing', parity: 'half is enough' },
  },
  stalemateCycles: {
    name: 'Quiet rounds',
    help: 'After so many rounds without a death nobody wins; 0 turns this off.',
    values: {},
  },
  newlyTurnedShowsAs: {
    name: 'Newly-Turned shows as',
    help: 'What a check of the Newly-Turned tells.',
    values: { vampire: 'vampire', 'special-vampire': 'special vampire' },
  },
  bansheeMayPass: { name: 'Banshee may pass', help: 'Whether the Banshee may keep silent.', values: ON },
  clanChat: {
    name: 'Clan chat',
    help: 'Whether hunters and vargs may write to their own by day; meant for players who are not in one room.',
    values: ON,
  },
  ghostView: {
    name: 'The dead see',
    help: 'Whether the dead see everything, or only what the living see.',
    values: { full: 'everything', public: 'what all see' },
  },
  leakGuard: {
    name: 'Equal phones',
    help: 'Every phone gets the same screens and taps, so that nobody can tell who was called.',
    values: { on: 'on', off: 'off' },
  },
  brisk: {
    name: 'Brisk steps',
    help: 'Where every phone has finished, a step ends after two to five more seconds instead of its full time.',
    values: { on: 'on', off: 'off' },
  },
  absentAfter: {
    name: 'Absent players',
    help: 'After so many steps or votes in a row without an answer, a bot plays for the player until they return.',
    values: {},
  },
  ...countOptions(roles, 'How many of these cards your own set has.'),
  roleReadSeconds: timer('Reading the role', 'For everybody’s first look at the own role.'),
  introSeconds: timer('Introduction', 'For each call of the Introduction Day.'),
  callSeconds: timer('Call', 'For the choice in each call of a single role.'),
  cardSeconds: timer('Card', 'For reading the card that ends a call.'),
  brideSeconds: timer('Bride', 'For the Bride’s question.'),
  phaseSeconds: timer('Phase', 'For the choices of a Dawn or Sunset when all choose at once.'),
  clanSeconds: timer('Hunt', 'For the vote of a clan; a second strike has half of it.'),
  leaderTieSeconds: timer('Tie', 'For the Leader’s choice among the tied.'),
  debateSeconds: timer('Debate', 'The part of a debate that does not depend on the number of players.'),
  debateSecondsEach: {
    name: 'Debate for each',
    help: 'So many seconds more for each living player, up to five minutes.',
    values: {},
  },
  speechSeconds: timer('Speech', 'For each speech where players speak in turn.'),
  defenceSeconds: timer('Defence', 'For the defence of the accused.'),
  voteSeconds: timer('Vote', 'For each vote of the night.'),
  lastWordsSeconds: timer('Last words', 'For the last words.'),
};
