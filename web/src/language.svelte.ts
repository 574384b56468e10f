import { LOCALES, type Locale } from '@duskhall/kernel';
import type { Words } from './texts/en.ts';

const LOADERS: { readonly [L in Locale]: () => Promise<{ words: Words }> } = {
  en: () => import('./texts/en.ts'),
  ru: () => import('./texts/ru.ts'),
  fr: () => import('./texts/fr.ts'),
};
export const LANGUAGE_NAMES: { readonly [L in Locale]: string } = { en: 'English', ru: 'Русский', fr: 'Français' };

class Language {
  locale = $state<Locale>('en');
  /** All texts of the page in this language; loaded before the page is mounted. */
  words = $state.raw({} as Words);
}
export const language = new Language();

/** The language that the link asks for, else the first of the browser's that we have texts for. */
export const browserLocale = (): Locale =>
  [new URLSearchParams(location.search).get('lang') ?? '', ...navigator.languages]
    .map((tag) => tag.slice(0, 2) as Locale)
    .find((tag) => LOCALES.includes(tag)) ?? 'en';

const FACES = ['600 1rem Cormorant', '400 1rem Lora'];
/** How long to wait for the fonts, in ms: one that arrives later is used on the next visit. */
const PATIENCE = 800;
function typefaces(locale: Locale): Promise<unknown> {
  const letters = locale === 'ru' ? 'Aя' : 'A';
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face, letters)));
  return Promise.race([all, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Switches the page to this language. */
export async function speak(locale: Locale): Promise<void> {
  const [{ words }] = await Promise.all([LOADERS[locale](), typefaces(locale)]);
  language.words = words;
  language.locale = locale;
  document.documentElement.lang = locale;
}
