import { counter } from '@duskhall/kernel';

const count = counter('en');

/** What is said about playing without a server, and about one device for all. */
export const offline = {
  opponents: 'Opponents',
  isOffline: 'No connection to the server.',
  isOfflineHelp: 'You can play against bots on this device. Tables with others come back with the connection.',
  notOnDevice: 'This match is not kept on this device, or it was begun under other rules.',
  inAnotherTab: 'This match is being played in another tab',
  nothingIsLost: 'It goes on there, and nothing is lost.',
  playInThisTab: 'Play it in this tab',
  onOtherDevice: 'This match is being played on another device',
  playOnThisDevice: 'Play it on this device',
  fromOtherDevice: 'on another device',
  onThisDevice: 'on this device',
  leaveDeviceHelp: 'The match waits for you here and, with a profile, on your other devices.',
  throughEyes: 'Through the eyes of',
  eyesOfWatcher: 'a watcher',
  handRound: 'One phone for all',
  handRoundHelp:
    'One phone goes round the table: everybody holds it for the same steps, covered in between. By night it lies in the middle.',
  handRoundSecrets: 'All secrets are on this device: nobody should look into its storage.',
  playersHere: (n: number) => count(n, { one: 'player', other: 'players' }),
  nameOf: (n: number) => `Name of player ${n}`,
  sameName: 'Everybody needs a name of their own.',
  addPlayer: 'Add a player',
  addBotPlayer: 'Add a bot',
  handStart: 'Deal and begin',
  giveTo: (name: string) => `Give the phone to ${name}`,
  giveHelp: 'Nobody else may look. Press and hold when it is in your hands.',
  holdToGoOn: 'Press and hold',
  layDown: 'Lay the phone in the middle',
  layDownHelp: 'From here on everybody may look.',
  everybodyLooks: 'Everybody is looking',
  botsChoose: 'The phone rests for a moment.',
  handedSays: 'What everybody may know',
  handNext: 'Hand the phone round',
};
