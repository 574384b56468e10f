export { playGame } from './laws/game.ts';
export { chooseDeed, isOneIn, pick } from './laws/position.ts';
export * from './laws.ts';
export * from './record-games.ts';
export * from './sentences.ts';
