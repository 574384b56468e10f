import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from '../tests/browser.ts';

/**
 * Draws the icons of the installed page out of the favicon: `npx tsx web/build/app-icons.ts`, whenever that changes. A
 * maskable one is cut to any shape by the device: its ground goes to the edge, and the candle stays in the middle.
 */
const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('favicon.svg', folder), 'utf8');
const [, ground, candle] = /^<svg[^>]*>(<rect[^>]*\/>)(.*)<\/svg>\s*$/s.exec(drawing)!;
const fill = /fill="([^"]*)"/.exec(ground!)![1];

const ICONS = [
  { name: 'icon-192.png', size: 192, body: ground! + candle! },
  { name: 'icon-512.png', size: 512, body: ground! + candle! },
  { name: 'icon-maskable-512.png', size: 512, body: onGround(0.66) },
  { name: 'apple-touch-icon.png', size: 180, body: onGround(0.8) },
];
function onGround(scale: number): string {
  const margin = (64 * (1 - scale)) / 2;
  return `<rect width="64" height="64" fill="${fill}"/><g transform="translate(${margin} ${margin}) scale(${scale})">${candle}</g>`;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, body } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`,
  );
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
