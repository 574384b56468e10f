import { LOCALES, type Locale } from '@duskhall/kernel';
import { browserLocale, speak } from './language.svelte.ts';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = [0, 120, 250, 500] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  locale: Locale;
  theme: Theme;
  hasSound: boolean;
  /** From 0 to 100. */
  volume: number;
  vibrates: boolean;
  /** Notify on one's turn while the page is hidden. */
  notifies: boolean;
  /** How long an animation takes, in milliseconds. */
  speed: Speed;
  confirms: boolean;
  autoFinish: boolean;
  /** Whether a first game of each kind is explained. */
  hasHints: boolean;
  /** The games whose hints were seen. */
  seenHints: { [game: string]: boolean };
  /** The bot for empty seats; empty: the default. */
  bot: string;
  /** The number of bots to play against, by game. */
  opponents: { [game: string]: number };
  /** The side to play against bots, by game; left out: either. */
  sides: { [game: string]: string };
  /** The step of its lesson that comes next, by game. */
  lessons: { [game: string]: number };
}

const KEY = 'duskhall.settings';

function defaults(): Settings {
  return {
    locale: browserLocale(),
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dark',
    hasSound: true,
    volume: 60,
    vibrates: true,
    notifies: false,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 250,
    confirms: false,
    autoFinish: false,
    hasHints: true,
    seenHints: {},
    bot: '',
    opponents: {},
    sides: {},
    lessons: {},
  };
}

/** The stored settings, as far as they are still valid. */
function kept(): Settings {
  const settings = defaults();
  let read: Partial<Settings>;
  try {
    read = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return settings;
  }
  for (const key of Object.keys(settings) as (keyof Settings)[])
    if (typeof read[key] === typeof settings[key]) Object.assign(settings, { [key]: read[key] });
  if (!LOCALES.includes(settings.locale)) settings.locale = browserLocale();
  if (!THEMES.includes(settings.theme)) settings.theme = 'dark';
  if (!SPEEDS.includes(settings.speed)) settings.speed = 250;
  return settings;
}

export const settings: Settings = $state(kept());

/** Stores the settings and applies them, for as long as the page is open. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Without storage everything else still works.
      }
    });
    $effect(() => {
      document.documentElement.dataset.theme = settings.theme;
    });
    $effect(() => {
      const { style } = document.documentElement;
      style.setProperty('--speed', `${settings.speed}ms`);
      style.setProperty('--motion', String(settings.speed));
    });
    $effect(() => void speak(settings.locale));
  });
}
