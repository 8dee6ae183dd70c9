// Keeps the built page in the browser, so that games against bots need no connection.
// The build fills in which files there are and what version they make together.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const CACHE = `potyczka-${VERSION}`;

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
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
  else if (FILES.includes(url.pathname))
    event.respondWith(caches.match(request).then(kept => kept ?? fetch(request)));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then(([first]) => (first ? first.focus() : self.clients.openWindow('/'))),
  );
});
