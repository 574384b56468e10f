/*
 * Keeps the whole page in the browser, so that it opens and plays without a network. The build writes VERSION, which
 * changes with any file, and FILES before this.
 */
const CACHE = `duskhall-${VERSION}`;
/** One page answers every address of the hall. */
const PAGE = '/';
/** So long a slow network is waited for, in milliseconds, before the page comes from here. */
const PATIENCE = 4000;
const AT_ONCE = 6;
const known = new Set(FILES);

/** The name of a built file changes with its content: what an older page has kept of it is as good. */
const isHashed = (file) => file.startsWith('/assets/');

async function fetchInto(cache, file) {
  const kept = isHashed(file) ? await caches.match(file) : undefined;
  const response = kept ?? (await fetch(file, { cache: isHashed(file) ? 'default' : 'reload' }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

async function fill() {
  const cache = await caches.open(CACHE);
  const left = [...FILES];
  const work = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await fetchInto(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function clear() {
  const old = (await caches.keys()).filter((name) => name.startsWith('duskhall-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The page as the server has it; where that does not answer, as it was kept. */
async function page(request) {
  const kept = await caches.match(PAGE, { cacheName: CACHE });
  const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const fresh = fetch(request).catch(() => undefined);
  const response = await (kept === undefined ? fresh : Promise.race([fresh, slow]));
  return response !== undefined && response.status < 500 ? response : (kept ?? (await fresh) ?? Response.error());
}

const file = async (request, path) => (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (known.has(pathname)) event.respondWith(file(request, pathname));
});
