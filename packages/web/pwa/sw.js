// Keeps the built page in the browser, so that games against bots need no connection.
// The build fills in which files there are and what version they make together.
const VERSION = '__VERSION__';
/** What is there from the start, and what belongs to one game each, by the name of the game. */
const FILES = __FILES__;
const GAMES = __GAMES__;
const CACHE = `potyczka-${VERSION}`;

const gameOf = path => Object.keys(GAMES).find(game => GAMES[game].includes(path));

/** Keeps all files of a game once one of them is wanted: from then on it needs no connection. */
const keepGame = async game => {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(request => new URL(request.url).pathname));
  await cache.addAll(GAMES[game].filter(path => !kept.has(path)));
};

/** The games that somebody has opened here in an older version of the page. */
const openedBefore = async () => {
  const names = (await caches.keys()).filter(name => name.startsWith('potyczka-') && name !== CACHE);
  const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  const paths = requests.flat().map(request => new URL(request.url).pathname);
  return Object.keys(GAMES).filter(game => paths.some(path => path.startsWith(`/assets/${game}-`)));
};

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
      .then(async () => Promise.all((await openedBefore()).map(keepGame)))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', event => {
  const isOld = name => name.startsWith('potyczka-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then(names => Promise.all(names.filter(isOld).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** A page comes from the server if it answers, else as it was kept. */
const page = async request => {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
  } catch {
    // No connection.
  }
  return (await caches.match('/')) ?? Response.error();
};

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else {
    const game = FILES.includes(url.pathname) ? undefined : gameOf(url.pathname);
    if (game) event.waitUntil(keepGame(game).catch(() => undefined));
    if (game || FILES.includes(url.pathname))
      event.respondWith(caches.match(request).then(kept => kept ?? fetch(request)));
  }
});

// Whoever came before this worker stood by has opened a game already: the page says what it has loaded.
self.addEventListener('message', event => {
  const { loaded } = event.data ?? {};
  if (!Array.isArray(loaded)) return;
  const wanted = loaded.filter(path => !FILES.includes(path));
  const games = new Set(wanted.map(gameOf).filter(game => game !== undefined));
  event.waitUntil(Promise.all([...games].map(game => keepGame(game).catch(() => undefined))));
});

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const addressOf = table => (table ? `/t/${table}` : '/');

/** What the server tells whoever is away. Whoever looks at that very table sees it there. */
const tell = async ({ about, title, text, table, lang }) => {
  const isSeen = ({ url, visibilityState }) =>
    visibilityState === 'visible' && new URL(url).pathname === addressOf(table);
  if (table && (await windows()).some(isSeen)) return;
  await self.registration.showNotification(title, {
    body: text,
    lang,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // A newer one about the same takes the place of the one before.
    tag: `${about} ${table}`,
    data: { table },
  });
};

self.addEventListener('push', event => {
  event.waitUntil(tell(event.data.json()));
});

/** Opens the table that it is about, in a page that is there if there is one. */
const open = async ({ table }) => {
  const all = await windows();
  const there = all.find(({ url }) => new URL(url).pathname === addressOf(table));
  if (there) return there.focus();
  const [any] = all;
  const moved = await any?.navigate(addressOf(table)).catch(() => null);
  return moved ? moved.focus() : self.clients.openWindow(addressOf(table));
};

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data ?? {}));
});
