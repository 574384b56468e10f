import { LOCALES, type Locale } from '@duskhall/kernel';

/** The browser's most preferred language among ours. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...rest] = wish
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = rest.find((part) => part.startsWith('q='));
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
    });
  const best = wishes.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { language } of best) {
    const locale = LOCALES.find((known) => known === language);
    if (locale !== undefined) return locale;
  }
  return 'en';
}
