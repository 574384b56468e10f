export { playGame } from './laws/game.ts';
export * from './laws.ts';
export * from './record-games.ts';
