import '../styles/base.css';
import type { Locale } from '@duskhall/kernel';
import { mount, tick, unmount } from 'svelte';
import { clientOf, textsOf } from '../games.ts';
import Harness from './Harness.svelte';
import { LocalMatch } from './local-match.svelte.ts';
import type { Scene } from './scene.ts';

const FACES = ['400 16px Lora', '600 16px Lora', '500 16px Cormorant', '600 16px Cormorant'];
let shown: object | null = null;

/** `game=…&scene=…&lang=ru&theme=light&motion=0&end=1&pause=700&seed=fast:1&names=long&news=9` */
async function show(asked: string): Promise<void> {
  const query = new URLSearchParams(asked);
  const name = query.get('game') ?? 'carta-impera-victoria';
  const lang = (query.get('lang') ?? 'en') as Locale;
  const client = await clientOf(name);
  const texts = await textsOf(name, lang);
  const scenes = import.meta.glob<{ SCENES: { [name: string]: Scene } }>('./scenes/*.ts');
  const { SCENES } = (await scenes[`./scenes/${name}.ts`]?.()) ?? { SCENES: {} };
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, 'aяé')));
  document.documentElement.lang = lang;
  document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
  document.documentElement.style.setProperty('--motion', query.get('motion') ?? '250');
  const scene = SCENES[query.get('scene') ?? ''] ?? { seats: client.game.seats.min };
  const match = new LocalMatch({
    game: client.game,
    texts,
    locale: lang,
    scene,
    seed: query.get('seed') ?? 'fast:1',
    pause: Number(query.get('pause') ?? 700),
    hasLongNames: query.get('names') === 'long',
    news: Number(query.get('news') ?? 0),
  });
  if (shown !== null) await unmount(shown);
  const target = document.getElementById('app')!;
  shown = mount(Harness, { target, props: { client, match, scene, isEnd: query.has('end') } });
  await tick();
  match.catchUp();
}
/** Tests show one scene after the other without loading the page again. */
Object.assign(globalThis, { show });
await show(location.search);
