export * from './advice.ts';
export * from './beat.ts';
export * from './client.ts';
export * from './deal.ts';
export * from './mirror.ts';
export * from './replies.ts';
export * from './requests.ts';
export * from './settings.ts';
