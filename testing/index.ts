export { playGame } from './laws/game.ts';
export * from './laws.ts';
