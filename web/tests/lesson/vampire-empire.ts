import type { Path } from './learner.ts';

const PEOPLE = ['lady', 'lord', 'officer', 'monk', 'nun', 'bishop', 'maid', 'cook', 'butler'] as const;
const CARDS = {
  chapel: { en: /^Chapel/, ru: /^Часовня/, fr: /^Chapelle/ },
  musket: { en: /^Musket/, ru: /^Мушкет/, fr: /^Mousquet/ },
  garlic: { en: /^Garlic/, ru: /^Чеснок/, fr: /^Ail/ },
  passage: { en: /^Secret Passage/, ru: /^Тайный проход/, fr: /^Passage secret/ },
  rapier: { en: /^Rapier/, ru: /^Рапира/, fr: /^Rapière/ },
  dagger: { en: /^Dagger/, ru: /^Кинжал/, fr: /^Dague/ },
  water1: { en: /^Holy Water I\b/, ru: /^Святая вода I,/, fr: /^Eau bénite I,/ },
  water3: { en: /^Holy Water III/, ru: /^Святая вода III/, fr: /^Eau bénite III/ },
  pitchfork: { en: /^Pitchfork/, ru: /^Вилы/, fr: /^Fourche/ },
  pistol: { en: /^Pistol/, ru: /^Пистолет/, fr: /^Pistolet/ },
} as const;

export const path: Path = async ({ page, locale, on, next, tap, wrong, reload }) => {
  const named = (places: string, card: keyof typeof CARDS) =>
    page.locator(`.ve ${places} button`).filter({ hasText: CARDS[card][locale] }).first();
  const cards = async (...names: (keyof typeof CARDS)[]) => {
    for (const name of names) await tap(named('.hand', name));
  };
  const who = (name: (typeof PEOPLE)[number]) => tap(`.ve [data-card="character-${PEOPLE.indexOf(name)}"] button`);
  const send = () => tap('.ve .dock .main');
  const cancel = async () => {
    const quiet = page.locator('.ve .dock .quiet');
    if ((await quiet.count()) > 0) await tap(quiet.first());
  };
  /** Combat, holy water, pass and so on, in their order on the board. */
  const act = (place: number) => tap(page.locator('.ve .dock .line button').nth(place));
  /** What was half chosen is given up. */
  const astray = async () => {
    await wrong();
    await cancel();
  };
  await on(1);
  await next();
  await on(2);
  await next();
  await on(3);
  await cards('garlic');
  await send();
  await astray();
  await cards('chapel');
  await send();
  await on(4);
  await act(0);
  await who('cook');
  await who('lady');
  await cards('garlic');
  await send();
  await astray();
  await act(0);
  await who('cook');
  await who('lady');
  await cards('musket');
  await send();
  await on(5);
  await reload();
  await cards('garlic');
  await send();
  await astray();
  await send();
  await on(6);
  await send();
  await wrong();
  await cards('passage', 'rapier', 'dagger');
  await send();
  await on(7);
  await act(1);
  await who('lady');
  await cards('water1', 'water3');
  await send();
  await on(8);
  await send();
  await wrong();
  await who('cook');
  await tap(named('[data-place="laid-0"]', 'water1'));
  await cards('pitchfork');
  await send();
  await on(9);
  await next();
  await on(10);
  await act(0);
  await who('officer');
  await who('nun');
  await cards('pistol');
  await send();
  await on(11);
  await send();
  await on(12);
  await cards('rapier');
  await send();
  await astray();
  await send();
  await on(13);
  await send();
  await wrong();
  await who('butler');
  await send();
  await on(14);
};
