/** Starts the worker from its source: Node 20 opens no TypeScript in a thread, not even under tsx, until it is told to here. */
import { register } from 'tsx/esm/api';

register();
await import('./bots-worker.ts');
