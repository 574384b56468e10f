import { BadInput } from '@duskhall/kernel';
import { readList, readWhole } from '../arguments.ts';
import type { Terminal } from '../terminal.ts';

/** A setting of the server: a flag, or an environment variable, which the flag overrides. */
interface Setting {
  flag: string;
  /** The flag's argument; '': a switch. */
  takes: string;
  /** The environment variable; '': none, because a forgotten variable must not put a server into test mode. */
  variable: string;
  fallback: string;
  help: string;
}

export const SETTINGS = [
  { flag: 'port', takes: 'N', variable: 'DUSKHALL_PORT', fallback: '8410', help: '0: any free port' },
  {
    flag: 'host',
    takes: 'ADDRESS',
    variable: 'DUSKHALL_HOST',
    fallback: '0.0.0.0',
    help: '127.0.0.1: here only',
  },
  { flag: 'data', takes: 'FOLDER', variable: 'DUSKHALL_DATA', fallback: './duskhall-data', help: 'what is kept' },
  {
    flag: 'database',
    takes: 'URL',
    variable: 'DUSKHALL_DATABASE',
    fallback: 'none',
    help: 'PostgreSQL instead',
  },
  { flag: 'bus', takes: 'URL', variable: 'DUSKHALL_BUS', fallback: 'none', help: 'Redis, for several servers' },
  { flag: 'cards', takes: 'FILE', variable: 'DUSKHALL_CARDS', fallback: 'none', help: 'card sets to offer' },
  { flag: 'game', takes: 'FILE', variable: 'DUSKHALL_GAMES', fallback: 'none', help: 'games of your own' },
  { flag: 'memory', takes: '', variable: 'DUSKHALL_MEMORY', fallback: 'off', help: 'keeps nothing' },
  {
    flag: 'public-url',
    takes: 'URL',
    variable: 'DUSKHALL_PUBLIC_URL',
    fallback: 'none',
    help: 'what people open',
  },
  {
    flag: 'trust-proxy',
    takes: '',
    variable: 'DUSKHALL_TRUST_PROXY',
    fallback: 'off',
    help: 'behind one proxy',
  },
  { flag: 'log', takes: 'LEVEL', variable: 'DUSKHALL_LOG', fallback: 'info', help: 'silent, info, debug' },
  {
    flag: 'metrics',
    takes: 'WHO',
    variable: 'DUSKHALL_METRICS',
    fallback: 'local',
    help: '/metrics for local, all',
  },
  { flag: 'test', takes: '', variable: '', fallback: 'off', help: 'for tests: no limits' },
  { flag: 'manual-clock', takes: '', variable: '', fallback: 'off', help: 'with --test: time stands' },
  { flag: 'time-factor', takes: 'N', variable: '', fallback: '1', help: 'with --test: time runs' },
] as const satisfies readonly Setting[];

type Flag = (typeof SETTINGS)[number]['flag'];

/** The settings of a server. */
export interface Wanted {
  port: number;
  host: string;
  /** Null: in memory, or in PostgreSQL. */
  data: string | null;
  /** The PostgreSQL database; null: none. */
  database: string | null;
  /** The Redis that connects several servers on one database; null: this is the only one. */
  bus: string | null;
  /** The files of card sets that tables can choose. */
  cards: string[];
  /** The files of outside games. */
  games: string[];
  publicUrl: string;
  trustProxy: boolean;
  /** Null: the default for a terminal or a pipe. */
  log: 'silent' | 'info' | 'debug' | null;
  metrics: 'local' | 'all';
  isTest: boolean;
  isManual: boolean;
  timeFactor: number;
}

const ON = ['1', 'true', 'yes', 'on'];
const OFF = ['', '0', 'false', 'no', 'off'];

type Given = { readonly [F in Flag]?: string | string[] | boolean | undefined };

/** Reads flags and environment; throws `BadInput`. */
export function readWanted(given: Given, environment: Terminal['environment']): Wanted {
  const rowOf = (flag: Flag): Setting => SETTINGS.find((row) => row.flag === flag)!;
  const textOf = (flag: Flag): string | null => {
    const { variable } = rowOf(flag);
    return (given[flag] as string | undefined) ?? (variable === '' ? null : environment[variable] || null);
  };
  const isOn = (flag: Flag): boolean => {
    if (given[flag] === true) return true;
    const { variable } = rowOf(flag);
    const word = variable === '' ? '' : (environment[variable] ?? '').toLowerCase();
    if (ON.includes(word) || OFF.includes(word)) return ON.includes(word);
    throw new BadInput(`${variable} is on or off, not "${word}"`);
  };
  const isTest = isOn('test');
  for (const flag of ['manual-clock', 'time-factor'] as const)
    if (given[flag] !== undefined && !isTest) throw new BadInput(`--${flag} is for tests: it needs --test`);
  const log = textOf('log');
  // A folder that is named on the command line overrules a database in the environment.
  const isFolder = given.data !== undefined && given.database === undefined;
  const database = isOn('memory') || isFolder ? null : textOf('database');
  return {
    port: readWhole('port', textOf('port') ?? rowOf('port').fallback, 0, 65_535),
    host: textOf('host') ?? rowOf('host').fallback,
    database: database === null ? null : readDatabase(database),
    bus: readBus(textOf('bus'), database),
    data: isOn('memory') || database !== null ? null : (textOf('data') ?? rowOf('data').fallback),
    cards: (given.cards as string[] | undefined) ?? readList(environment.DUSKHALL_CARDS ?? '').filter(Boolean),
    games: (given.game as string[] | undefined) ?? readList(environment.DUSKHALL_GAMES ?? '').filter(Boolean),
    publicUrl: readUrl(textOf('public-url') ?? ''),
    trustProxy: isOn('trust-proxy'),
    log: log === null ? null : oneOf('log', log, ['silent', 'info', 'debug']),
    metrics: oneOf('metrics', textOf('metrics') ?? 'local', ['local', 'all']),
    isTest,
    isManual: isOn('manual-clock'),
    timeFactor: readWhole('time-factor', textOf('time-factor') ?? '1', 1, 1_000_000),
  };
}

function oneOf<const W extends string>(flag: string, word: string, words: readonly W[]): W {
  const known = words.find((other) => other === word);
  if (known === undefined) throw new BadInput(`--${flag} takes ${words.join(', ')}, not "${word}"`);
  return known;
}

function readBus(text: string | null, database: string | null): string | null {
  if (text === null) return null;
  if (!URL.canParse(text) || !/^rediss?:$/.test(new URL(text).protocol))
    throw new BadInput('--bus takes an address such as redis://redis.example:6379');
  if (database === null) throw new BadInput('--bus connects servers on one database: it needs --database');
  return text;
}

function readDatabase(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text;
  throw new BadInput('--database takes an address such as postgres://duskhall@db.example/duskhall');
}

/** A URL without a path, because links are built from it. */
function readUrl(text: string): string {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '')
    return url.origin;
  throw new BadInput(`--public-url takes an address such as https://play.example, not "${text}"`);
}
