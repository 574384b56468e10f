import { type Create, editor, keyOf, titleOf } from './skeleton.ts';

const GAME = 'games/blood-vendetta/';
/** Sets of roles are the bits of one number. */
const MOST_IDS = 32;

/**
 * A vampire with a call of its own at sunset that chooses somebody: its row with the next free id, its section in the
 * rulebook, whom bots choose, its texts and a scenario. The tests of the texts fail until those are written.
 */
export const create: Create = ({ root, name }) => {
  const { written, read, create, replace } = editor(root);
  const table = `${GAME}roles/table.ts`;
  const rows = read(table);
  const largest = (pattern: RegExp) => Math.max(...[...rows.matchAll(pattern)].map(([, n]) => Number(n)));
  if (new RegExp(`(name|call): '${name}'`).test(rows)) throw new Error(`Blood Vendetta has a "${name}" already`);
  const id = Math.max(largest(/\bid: (\d+),/g), largest(/PLAIN_VARG: Role = (\d+);/g)) + 1;
  if (id >= MOST_IDS) throw new Error(`there are no ids left: a RoleMask holds ${MOST_IDS}`);
  const rule = `VN-5.${largest(/rule: 'VN-5\.(\d+)'/g) + 1}`;
  const title = titleOf(name);
  const key = keyOf(name);

  const row = `  { ...vampire, ...atSunset, id: ${id}, name: '${name}', rule: '${rule}', call: '${name}' },\n`;
  replace(table, /^ +\{ \.\.\.varg, .*name: 'varg-leader'.*\n/m, (found) => row + found);
  const anchor = (number: string) => `<a id="${number.toLowerCase()}"></a>`;
  const rulebook = `${GAME}RULES.md`;
  const cells = [`\`${name}\``, title, 'vampires', 'special vampire', 'special vampire', '1'];
  replace(rulebook, /^\| `king` \|.*\n/m, (found) => `${found}| ${cells.join(' | ')} |\n`);
  const section = `### ${anchor(rule)}${rule.slice(3)} ${title}\n\n- ${anchor(`${rule}.1`)}**${rule}.1** At Sunset: must choose another player. TODO\n\n`;
  replace(rulebook, /^---\n\n## <a id="vn-6">/m, (found) => section + found);
  replace(`${GAME}hints/targets.ts`, /^const WISHES.*\n/m, (found) => `${found}  ${key}: threatOf,\n`);
  const texts = ['name', 'text', 'more', 'ask', 'open', 'close'].map((part) => `    ${part}: 'TODO',\n`).join('');
  for (const language of ['en', 'ru', 'fr']) {
    replace(`${GAME}texts/${language}/roles.ts`, /\};\n$/, () => `  ${key}: {\n${texts}  },\n};\n`);
    const ways = `  ${key}: { open: ['TODO'], close: ['TODO'] },\n};\n`;
    replace(`${GAME}texts/${language}/tale/powers.ts`, /\};\n$/, () => ways);
  }
  create(`${GAME}tests/${name}.test.ts`, scenario(name, rule));

  return {
    written,
    left: [
      `${table}: side, type and choices of the role, and its place in the order of calls`,
      `${GAME}roles/powers.ts: what it does (\`act\`) and what its holder reads (\`tell\`); a role that only marks somebody needs neither`,
      `${rulebook}: ${rule}, and its line in the calls of VN-4.1.1`,
      `${GAME}texts/{en,ru,fr}/roles.ts: every TODO; \`text\` has 90 to 190 characters, like those of all roles`,
      `${GAME}texts/{en,ru,fr}/tale/powers.ts: three to five more ways to open and to close its call`,
      `${GAME}hints/targets.ts: whom a bot chooses`,
      `${GAME}tests/${name}.test.ts: it works, it is blocked, it meets every shield and disguise`,
      `${GAME}tests/knowledge.test.ts: lines of its own, if others learn something through it or it learns only in special cases`,
      `npx vitest run ${GAME}tests, npm run types, npm run rules; docs/adding-a-role.md tells the rest`,
    ],
  };
};

const scenario = (name: string, rule: string): string => `import { check } from './cases.ts';

/* rule and what it says | roles | what is done | who dies | who is told what | setting */
check(\`
${rule}.1: chooses | king ${name} vampire*4 hunter*2 | ${name} S7; king S3 check |  | S2: done S7
${rule}.1 VN-4.3.3: blocked | king ${name} vampire*4 monk hunter | monk S2; king S3 check |  | S2: blocked
\`);
`;
