import type { Words } from '../catalogue.ts';
import { oneOf } from '../one-of.ts';

export const voices: Words['voices'] = {
  calm: {
    accuse: ({ about, turn }) =>
      oneOf(turn, `I suspect ${about}.`, `My suspicion is ${about}.`, `If you ask me, it is ${about}.`),
    defend: ({ about }) => `I trust ${about}.`,
    deny: ({ turn }) => oneOf(turn, 'It is not me.', 'You have the wrong one.', 'I have nothing to hide.'),
    recant: ({ about, other }) =>
      other === '' ? `I was wrong about ${about}.` : `I was wrong about ${about}. Now I suspect ${other}.`,
    askRole: ({ about }) => `${about}, what is your role?`,
    askSuspect: ({ about }) => `${about}, whom do you suspect?`,
    askWhy: ({ about }) => `${about}, why do you think so?`,
    decline: () => 'I would rather not say.',
    agree: ({ about }) => (about === '' ? 'I agree.' : `I agree with ${about}.`),
    disagree: ({ about }) => (about === '' ? 'I disagree.' : `I disagree with ${about}.`),
    quip: ({ turn }) => oneOf(turn, 'Let us take our time.', 'One thing after another.', 'Let us hear everybody.'),
    farewell: () => 'You will see that you were wrong.',
  },
  hot: {
    accuse: ({ about, turn }) =>
      oneOf(turn, `It is ${about}, I would swear to it!`, `${about}! Who else?`, `I say ${about}, and I mean it!`),
    defend: ({ about }) => `Hands off ${about}!`,
    deny: ({ turn }) => oneOf(turn, 'Me? Nonsense!', 'How dare you!', 'That is a lie!'),
    recant: ({ about, other }) =>
      other === '' ? `I was wrong about ${about}. Damn it!` : `Forget ${about}! It is ${other}!`,
    askRole: ({ about }) => `${about}! Your role, now!`,
    askSuspect: ({ about }) => `${about}! Give us a name!`,
    askWhy: ({ about }) => `Prove it, ${about}!`,
    decline: () => 'That is none of your business!',
    agree: ({ about }) => (about === '' ? 'Exactly!' : `Exactly, ${about}!`),
    disagree: ({ about }) => (about === '' ? 'Rubbish!' : `Rubbish, ${about}!`),
    quip: ({ turn }) => oneOf(turn, 'Enough talk!', 'Come on, who is it?', 'My blood is boiling!'),
    farewell: () => 'You fools! You will regret this!',
  },
  joker: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `If ${about} is one of us, I will eat my coffin.`,
        `I would not lend ${about} my toothbrush.`,
        `My money and my fangs are on ${about}.`,
      ),
    defend: ({ about }) => `${about}? Would not hurt a bat.`,
    deny: ({ turn }) =>
      oneOf(
        turn,
        'Me? I faint at the sight of a stake.',
        'I plead guilty to bad jokes only.',
        'I can barely hunt down my own slippers.',
      ),
    recant: ({ about, other }) =>
      other === ''
        ? `${about}, I owe you a glass of red.`
        : `My apologies to ${about}. ${other} looks far more delicious.`,
    askRole: ({ about }) => `${about}, what does it say on your coffin?`,
    askSuspect: ({ about }) => `${about}, who smells of garlic to you?`,
    askWhy: ({ about }) => `${about}, did the bats tell you that?`,
    decline: () => 'My coffin has no doorplate, and that is no accident.',
    agree: ({ about }) => (about === '' ? 'My fangs are nodding.' : `${about}, my fangs are nodding.`),
    disagree: ({ about }) => (about === '' ? 'Best joke of the night.' : `${about}, best joke of the night.`),
    quip: ({ turn }) =>
      oneOf(
        turn,
        'I have slept in worse company.',
        'Is it me, or does it smell of garlic in here?',
        'I could do with a bite.',
      ),
    farewell: () => 'Somebody feed my bats, please.',
  },
  cautious: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `I may be wrong, but I suspect ${about}.`,
        `I am not certain, but ${about} worries me.`,
        `It could be ${about}.`,
      ),
    defend: ({ about }) => `I think ${about} is one of us.`,
    deny: ({ turn }) =>
      oneOf(
        turn,
        'You are making a mistake about me.',
        'Please think again.',
        'I can see why you ask, but it is not me.',
      ),
    recant: ({ about, other }) =>
      other === '' ? `I am sorry about ${about}.` : `Perhaps not ${about} after all. Rather ${other}.`,
    askRole: ({ about }) => `${about}, may I ask for your role?`,
    askSuspect: ({ about }) => `${about}, is there anybody you suspect?`,
    askWhy: ({ about }) => `${about}, what makes you think so?`,
    decline: () => 'I had better keep that to myself.',
    agree: ({ about }) => (about === '' ? 'That may well be.' : `That may well be, ${about}.`),
    disagree: ({ about }) => (about === '' ? 'I am not so sure.' : `I am not so sure, ${about}.`),
    quip: ({ turn }) => oneOf(turn, 'Let us not rush this.', 'Careful now.', 'I would like to hear more.'),
    farewell: () => 'Look closely at those who were in such a hurry.',
  },
  talker: {
    accuse: ({ about, turn }) =>
      oneOf(
        turn,
        `Listen, all of you: I suspect ${about}.`,
        `I have been thinking all day, and it must be ${about}.`,
        `Let me tell you who it is: ${about}.`,
      ),
    defend: ({ about }) => `Take my word for it: ${about} is one of us.`,
    deny: ({ turn }) =>
      oneOf(
        turn,
        'Let me explain: I am one of you.',
        'Oh, come on, you have known me for centuries.',
        'Where shall I begin? It is not me.',
      ),
    recant: ({ about, other }) =>
      other === ''
        ? `I have to admit it: I was wrong about ${about}.`
        : `I have thought it over: not ${about}, but ${other}.`,
    askRole: ({ about }) => `And you, ${about}, what is your role?`,
    askSuspect: ({ about }) => `Do tell us, ${about}: whom do you suspect?`,
    askWhy: ({ about }) => `And why, ${about}? Do explain.`,
    decline: () => 'I could talk all night, but not about that.',
    agree: ({ about }) => `Just what I was about to say${about === '' ? '' : `, ${about}`}.`,
    disagree: ({ about }) => (about === '' ? 'No, no, not at all.' : `No, no, ${about}, not at all.`),
    quip: ({ turn }) =>
      oneOf(turn, 'Well, somebody has to say something.', 'This reminds me of last century.', 'So, where were we?'),
    farewell: () => 'And I had so much left to say.',
  },
};

export const grounds: Words['grounds'] = {
  checkedEnemy: (other) => `${other} claims to have checked: an enemy.`,
  seenKilling: (other) => `${other} claims to have seen it.`,
  misread: (other) => `What they said of ${other} was wrong: the card has shown it.`,
  myRole: () => 'They claim the role that I claim.',
  sameRole: (other) => `They claim the same role as ${other}.`,
  sparedEnemy: (other) => `They voted to spare ${other}, an enemy.`,
  condemnedVampire: (other) => `They voted to execute ${other}, a vampire.`,
  twoRoles: () => 'They have claimed two different roles.',
  trustedEnemy: (other) => `They vouched for ${other}, an enemy.`,
  blamedVampire: (other) => `They accused ${other}, a vampire.`,
  blamesMe: () => 'They accuse me.',
  evaded: () => 'They dodge questions.',
  contrary: (other) => `They voted against nearly everybody about ${other}.`,
  wavered: () => 'They keep changing their suspect.',
  silent: () => 'Not a word from them tonight.',
  readRight: (other) => `They were right about ${other}: the card has shown it.`,
  checkedVampire: (other) => `${other} claims to have checked: a vampire.`,
  condemnedEnemy: (other) => `They voted to execute ${other}, an enemy.`,
  blamedEnemy: (other) => `They accused ${other}, and that was an enemy.`,
  sparedVampire: (other) => `They voted to spare ${other}, a vampire.`,
  trustedVampire: (other) => `They vouched for ${other}, and that was a vampire.`,
  feeling: () => 'Just a feeling.',
};
export const ownGrounds: Words['ownGrounds'] = {
  readRight: (other) => `I was right about ${other}: the card has shown it.`,
  checkedVampire: (other) => `${other} claims to have checked me: a vampire.`,
  condemnedEnemy: (other) => `I voted to execute ${other}, an enemy.`,
  blamedEnemy: (other) => `I accused ${other}, and that was an enemy.`,
  sparedVampire: (other) => `I voted to spare ${other}, a vampire.`,
  trustedVampire: (other) => `I vouched for ${other}, and that was a vampire.`,
};
