/*
 * npm run docs: the docs as a site, in dist/docs. TypeDoc makes the API reference from the doc comments, and pages from
 * docs/*.md, the rulebooks and the READMEs. Beside them lies a page where the example of a game can be changed and played.
 */
import { copyFileSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { Application } from 'typedoc';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What a game written elsewhere is made with. */
const PACKAGES = ['kernel', 'bots', 'testing'];
const OUTSIDE_GAMES = 'docs/games-from-outside.md';

function documents() {
  const guides = readdirSync(`${root}docs`).filter((file) => file.endsWith('.md'));
  const games = readdirSync(`${root}games`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    ...guides.map((file) => `docs/${file}`),
    ...games.flatMap(({ name }) => [`games/${name}/RULES.md`, `games/${name}/README.md`]),
    ...folders.map(({ name }) => `${name}/README.md`),
    ...['CONTRIBUTING.md', 'CHANGELOG.md', 'NOTICE.md'],
  ].filter((file) => existsSync(`${root}${file}`));
}

/** Takes the first heading off a text, and tells what it said; null: there is none. */
function withoutHeading([first]) {
  const heading = /^\s*# (.+)\n/.exec(first.text);
  if (heading === null) return null;
  first.text = first.text.slice(heading[0].length);
  return heading[1];
}

/** Pages are called by their first heading, which then need not be said twice. */
function nameDocuments(project) {
  const [outside] = project.documents.filter(({ name }) => name === OUTSIDE_GAMES.replace('.md', ''));
  outside.content.push({ kind: 'text', text: '\n\n[Change the example and play it](../play/index.html)\n' });
  for (const document of project.documents) document.name = withoutHeading(document.content) ?? document.name;
  withoutHeading(project.readme);
  for (const module of project.children) module.name = `@duskhall/${module.name}`;
}

async function addPlayground(site) {
  cpSync(`${root}docs/examples/playground`, `${site}/play`, { recursive: true });
  copyFileSync(`${root}docs/examples/goofspiel.js`, `${site}/play/goofspiel.js`);
  await build({
    absWorkingDir: root,
    entryPoints: ['kernel/index.ts'],
    outfile: `${site}/play/kernel.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

/** Builds the site into this folder. */
export async function buildDocs(site) {
  const app = await Application.bootstrap({
    name: 'Duskhall',
    tsconfig: `${root}tsconfig.json`,
    basePath: root,
    entryPoints: PACKAGES.map((name) => `${root}${name}/index.ts`),
    projectDocuments: documents().map((file) => `${root}${file}`),
    readme: `${root}README.md`,
    customCss: `${root}scripts/docs.css`,
    includeVersion: true,
    // `npm run types` has checked everything already.
    skipErrorChecking: true,
    disableSources: true,
    disableGit: true,
    excludeExternals: true,
    githubPages: false,
    hideGenerator: true,
    highlightLanguages: ['bash', 'javascript', 'json', 'python', 'typescript'],
    ignoredHighlightLanguages: ['mermaid'],
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('the sources cannot be read');
  nameDocuments(project);
  await app.generateDocs(project, site);
  if (app.logger.hasErrors()) throw new Error('the docs cannot be built');
  await addPlayground(site);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildDocs(`${root}dist/docs`);
  console.log(`${root}dist/docs/index.html`);
}
