/** The lesson, step by step: what is said, and what is said to whoever answers something else. */
export const lesson = {
  goal: {
    title: 'The goal',
    text: 'Six vampires and two hunters sit at this table: the vampires win when no hunter is left alive, the hunters when nobody but hunters is.',
    wrong: '',
  },
  role: {
    title: 'Your role',
    text: 'Your card is covered, so that nobody can look over your shoulder. Hold it to read it: you are a Hunter. Then press “I know my role”.',
    wrong: 'Read your card, then press “I know my role”.',
  },
  clan: {
    title: 'Your clan',
    text: 'Everybody gets a card now. Most say “No news for you”; yours names the hunters. Hunters know each other, vampires know nobody. Hold it, then close it. The first night, when all talk, we skip.',
    wrong: 'Hold the card, then press “Close the card”.',
  },
  hunt: {
    title: 'By day you hunt',
    text: 'By day the town sleeps: no talk, only phones. The hunters choose a victim by most votes; a tie spares all. Whoever is struck still acts today, and dies at nightfall. The 5 on Ignatius is Leopold’s vote. Tap Ignatius too, then Lock.',
    wrong: 'With one vote each it would be a tie, and nobody would die. Tap Ignatius, then Lock.',
  },
  lie: {
    title: 'By night you talk',
    text: 'Everybody is awake. Ignatius is dead and his role is shown; who did it is not. Now all talk, and all may lie; only the phone is never shown. Tap Say …, “My role is …”, Count.',
    wrong: 'Anybody may claim anything. Here we want a bold lie: Say …, “My role is …”, Count.',
  },
  other: {
    title: 'The same day, another phone',
    text: 'Now you are the Count, and Ambrose has your old seat. The hunters are voting, and your phone looks just like theirs: all tap equally often, so hands betray nobody. Your answer changes nothing. Tap anybody, then Lock.',
    wrong: 'Your answer is given: press Lock.',
  },
  check: {
    title: 'At sunset you are called',
    text: 'Now special roles act, one by one. The lord rules the vampires, and here that is you: you check one player. Tap Ambrose, Confirm. The question after that is for show: answer as you like.',
    wrong: 'Any check is allowed in a real game. Here look at Ambrose.',
  },
  answer: {
    title: 'What you see',
    text: 'The answer is on your card, for you alone and only while you hold it. A check shows a type, such as Vampire or Hunter, never more. If you tell it, the hunters know who you are. Read it and close it.',
    wrong: 'Hold the card, then press “Close the card”.',
  },
  claim: {
    title: 'A lie is caught',
    text: 'Ambrose says he is the Count. But there is only one, and that is you! Claims are kept under Claims. Make yours: tap Ambrose, and under “I checked …” press Hunter.',
    wrong: 'You know better than that: tap Ambrose, and under “I checked …” press Hunter.',
  },
  accuse: {
    title: 'Accuse',
    text: 'Words kill nobody. Whoever is accused comes before the court, most accusers first. Tap Ambrose, then “Accuse Ambrose in court”.',
    wrong: 'Ambrose is the liar: tap him, then “Accuse Ambrose in court”.',
  },
  verdict: {
    title: 'The vote',
    text: 'Ambrose has spoken in his defence. Everybody alive votes, Ambrose too: more than half must want it, here 4 of 7. Whoever does not vote spares him. Press Execute, then Confirm.',
    wrong: 'You saw that he is a hunter. Press Execute, then Confirm.',
  },
  sentence: {
    title: 'Executed',
    text: '4 of 7: Ambrose may say his last words, then he dies, and his role is shown: Hunter. There is one execution a night at most. Seraphine’s trial is off, and a new day begins.',
    wrong: '',
  },
  dead: {
    title: 'If you die',
    text: 'Now you have the seat of Ignatius, who is dead. The dead see every role, but must not help the living: they talk only among themselves, and win with their side. Open Predictions: who will win?',
    wrong: 'The dead can only foretell: open Predictions and say who will win.',
  },
  end: {
    title: 'Your evening',
    text: 'It goes on until one side is gone. If only a hunter and a plain vampire are left, the hunters win; after three rounds without a death, nobody. Here are the last rounds of another evening: you are the Count, four others live, one is a hunter. Find them!',
    wrong: '',
  },
} as const;
