import { register } from 'node:module';

/*
 * dependency-cruiser asks the compiler of whatever Svelte lies at the root what a component imports. Here only that is
 * told: every import of its scripts, those of types too. Loaded before it by `npm run imports`.
 */
const compiler = `
export const VERSION = '5.0.0';
const IMPORT = /^\\s*import\\s(?:[^'";]*?\\sfrom\\s)?\\s*'([^']+)'|\\bimport\\(\\s*'([^']+)'/gm;
export function compile(source) {
  const scripts = [...source.matchAll(/<script[^>]*>([^]*?)<\\/script>/g)].map(([, script]) => script).join('\\n');
  const names = [...scripts.matchAll(IMPORT)].map(([, plain, later]) => plain ?? later);
  return { js: { code: names.map((name) => 'import ' + JSON.stringify(name) + ';').join('\\n') } };
}`;
const hooks = `
const url = 'data:text/javascript,' + ${JSON.stringify(encodeURIComponent(compiler))};
export const resolve = (name, context, next) =>
  name === 'svelte/compiler' ? { url, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
