import '../styles/base.css';
import type { Locale } from '@duskhall/kernel';
import { mount } from 'svelte';
import { clientOf, textsOf } from '../games.ts';
import Harness from './Harness.svelte';
import { LocalMatch } from './local-match.svelte.ts';
import type { Scene } from './scene.ts';

/** `?game=…&scene=…&lang=ru&theme=light&motion=0&end=1&pause=700&seed=fast:1` */
const query = new URLSearchParams(location.search);
const name = query.get('game') ?? 'carta-impera-victoria';
const lang = (query.get('lang') ?? 'en') as Locale;
const client = await clientOf(name);
const texts = await textsOf(name, lang);
const scenes = import.meta.glob<{ SCENES: { [name: string]: Scene } }>('./scenes/*.ts');
const { SCENES } = (await scenes[`./scenes/${name}.ts`]?.()) ?? { SCENES: {} };
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
document.documentElement.style.setProperty('--motion', query.get('motion') ?? '250');
const scene = SCENES[query.get('scene') ?? ''] ?? { seats: client.game.seats.min };
const seed = query.get('seed') ?? 'fast:1';
const match = new LocalMatch({
  game: client.game,
  texts,
  locale: lang,
  scene,
  seed,
  pause: Number(query.get('pause') ?? 700),
});
mount(Harness, { target: document.getElementById('app')!, props: { client, match, scene, isEnd: query.has('end') } });
