import '../styles/base.css';
import type { Locale } from '@duskhall/kernel';
import { mount } from 'svelte';
import { CLIENTS, TEXTS } from './games.ts';
import Harness from './Harness.svelte';
import { LocalMatch } from './local-match.svelte.ts';

/** `?game=…&scene=…&lang=ru&theme=light&motion=0&end=1&pause=700&seed=fast:1` */
const query = new URLSearchParams(location.search);
const name = query.get('game') ?? 'carta-impera-victoria';
const lang = (query.get('lang') ?? 'en') as Locale;
const { client } = await CLIENTS[name]!();
const { texts } = await TEXTS[`../../../games/${name}/texts/${lang}.ts`]!();
document.documentElement.lang = lang;
document.documentElement.dataset.theme = query.get('theme') ?? 'dark';
document.documentElement.style.setProperty('--motion', query.get('motion') ?? '250');
const scene = query.get('scene') ?? '';
const seed = query.get('seed') ?? 'fast:1';
const match = new LocalMatch({ game: client.game, texts, scene, seed, pause: Number(query.get('pause') ?? 700) });
mount(Harness, { target: document.getElementById('app')!, props: { client, match, isEnd: query.has('end') } });
