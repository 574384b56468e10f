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
mount(App, { target: document.getElementById('app')! });
// When whoever came has what they came for.
setTimeout(keepPage, 2000);
