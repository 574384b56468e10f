import { register } from 'node:module';

/*
 * Stands in for the Svelte compiler that dependency-cruiser uses to read a component's imports: it returns every import of
 * its scripts, including type imports. `npm run imports` loads it first.
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
