import type { Locale } from '@duskhall/kernel';
import type { CliTexts } from './cli-texts.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';

export type { CliTexts } from './cli-texts.ts';

const CATALOGUE: Record<Locale, CliTexts> = { en, ru, fr };

export const cliTexts = (locale: Locale): CliTexts => CATALOGUE[locale];
