import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './language.svelte.ts';
import { keepPage } from './local/renewal.svelte.ts';
import { followLinks } from './router.svelte.ts';
import { followSettings, settings } from './settings.svelte.ts';
import './styles/base.css';

await speak(settings.locale);
followSettings();
followLinks();
const target = document.getElementById('app')!;
// The server writes the rules there for those who run no scripts.
target.replaceChildren();
mount(App, { target });
// Caches the page once it is up, so as not to compete with loading it.
setTimeout(keepPage, 2000);
