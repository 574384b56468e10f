import type { Path } from './learner.ts';

const MAIN = '.civ .front .main';

export const path: Path = async ({ page, on, next, tap, wrong, reload }) => {
  const card = (domain: string) => tap(`.civ .hand [data-domain="${domain}"]`);
  const play = async (domain: string) => {
    await card(domain);
    await tap(MAIN);
  };
  /** The effects that are open stand in the order of their domains. */
  const use = (place: number) => tap(page.locator('.civ .effect').nth(place));
  const column = (domain: string) => tap(`.civ .mine button[data-domain="${domain}"]`);
  await on(1);
  await next();
  await on(2);
  await play('culture');
  await wrong();
  await play('economy');
  await on(3);
  await reload();
  await next();
  await on(4);
  await tap(MAIN);
  await wrong();
  await use(1);
  await column('religion');
  await play('science');
  await on(5);
  await tap(MAIN);
  await on(6);
  await next();
  await on(7);
  await next();
  await on(8);
  await use(0);
  await column('culture');
  await on(9);
  await next();
  await on(10);
  await use(0);
  await tap('.civ .others button[data-domain="military"]');
  await on(11);
  await tap(MAIN);
  await on(12);
  await play('science');
  await tap(MAIN);
  await on(13);
};
