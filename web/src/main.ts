import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './language.svelte.ts';
import { followLinks } from './router.svelte.ts';
import { followSettings, settings } from './settings.svelte.ts';
import './styles/base.css';

/** So long the first words wait for their typeface: one that comes later moves the page. */
const PATIENCE = 600;
const faces = ['600 1rem Cormorant', '400 1rem Lora', '600 1rem Lora'].map((face) => document.fonts.load(face));
await Promise.all([
  speak(settings.locale),
  Promise.race([Promise.allSettled(faces), new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
]);
followSettings();
followLinks();
mount(App, { target: document.getElementById('app')! });
