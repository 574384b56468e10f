import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Sizes at which axe looks at whole screens: both only in long runs, as it takes most of their time. */
export const LOOKED_AT = process.env.LONG_TESTS === '1' ? (['phone', 'desktop'] as const) : (['phone'] as const);

export const THEMES = ['dark', 'light', 'contrast'] as const;
/** The rules about colours: a theme changes nothing else. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

interface Finding {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

/** The violations axe-core calls serious or worse, of the given rules or of all. */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(async (runOnly) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Finding[] }> } };
    // Selectors of everything that was found good would take as long as the checks.
    const told = { resultTypes: ['violations'], selectors: false };
    return (await axe.run({ ...told, ...(runOnly.length > 0 && { runOnly }) })).violations;
  }, rules);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    );
}

/** The same, with the colour rules checked in the other themes too. */
export async function violationsInAnyTheme(page: Page): Promise<string[]> {
  const dress = (theme: string) =>
    page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  const own = (await page.evaluate(() => document.documentElement.dataset.theme))!;
  const found = await violations(page);
  for (const theme of THEMES.filter((other) => other !== own)) {
    await dress(theme);
    found.push(...(await violations(page, ABOUT_COLOURS)).map((finding) => `by ${theme}: ${finding}`));
  }
  await dress(own);
  return found;
}
