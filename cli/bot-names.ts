import { BOTS, LEVEL_NAMES, type LevelName } from '@duskhall/bots';

const others = Object.keys(BOTS).filter((name) => !LEVEL_NAMES.includes(name as LevelName));

/** All bots as the help of a command lists them, beside its options. */
export const BOT_NAMES = [LEVEL_NAMES, others].map((names) => names.join(', ')).join(`,\n${' '.repeat(21)}`);
