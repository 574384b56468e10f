import type { Path } from './learner.ts';

const WORDS = {
  en: { knows: 'I know my role', close: 'Close the card', mine: 'My role is …', count: 'Count', vampire: 'Vampire' },
  ru: { knows: 'Роль запомнена', close: 'Закрыть карту', mine: 'Моя роль …', count: 'Граф', vampire: 'Вампир' },
  fr: {
    knows: 'Je connais mon rôle',
    close: 'Refermer la carte',
    mine: 'Mon rôle…',
    count: 'Comte',
    vampire: 'Vampire',
  },
} as const;
const CHECKED = { en: 'Hunter', ru: 'Охотник', fr: 'Chasseur' } as const;
const VAMPIRES = { en: 'Vampires', ru: 'Вампиры', fr: 'Les vampires' } as const;

export const path: Path = async ({ page, locale, on, next, tap, wrong, reload }) => {
  const words = WORDS[locale];
  const button = (name: string) => tap(page.getByRole('button', { name, exact: true }));
  const inSheet = (text: string) => tap(page.locator('dialog button').getByText(text, { exact: true }).first());
  const tile = (seat: number, within = '') => tap(`${within} [data-tile="${seat}"]`.trim());
  const confirm = () => tap('.bv .confirm');
  /** A card is seen while it is held. */
  const hold = async () => {
    const { x, y, width, height } = (await page.locator('.bv .covered .back').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height - 8);
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.up();
  };
  const claim = async (role: string) => {
    await tap('.dock .tool');
    await inSheet(words.mine);
    await inSheet(role);
  };
  await on(1);
  await next();
  await on(2);
  await hold();
  await button(words.knows);
  await on(3);
  await hold();
  await button(words.close);
  await on(4);
  await tile(5);
  await wrong();
  await tile(6);
  await confirm();
  await on(5);
  await claim(words.vampire);
  await wrong();
  await claim(words.count);
  await on(6);
  await reload();
  await tile(6);
  await confirm();
  await on(7);
  await tile(1);
  await confirm();
  await wrong();
  await tile(0);
  await confirm();
  await tile(1, '.either');
  await confirm();
  await on(8);
  await hold();
  await button(words.close);
  await on(9);
  await tap('[data-seat="0"]');
  await inSheet(CHECKED[locale]);
  await on(10);
  await tap('[data-seat="2"]');
  await tap('dialog button.primary');
  await wrong();
  await tap('[data-seat="0"]');
  await tap('dialog button.primary');
  await on(11);
  await tap('.verdict .vote >> nth=1');
  await tap('.court .primary');
  await wrong();
  await tap('.verdict .vote >> nth=0');
  await tap('.court .primary');
  await on(12);
  await next();
  await on(13);
  await tap('.dock .tool');
  await inSheet(VAMPIRES[locale]);
  await on(14);
};
