/**
 * Opens the driver's page without network: its files are kept, and the same for every trip. The server puts the version in;
 * with another one the browser takes this worker, and so the files, again.
 */
const CACHE = 'drive VERSION'
const PAGE = '/drive/app'
const TEXTS = ['texts.js', 'texts-en.js', 'texts-ta.js', 'texts-ml.js', 'texts-te.js', 'texts-hi.js', 'texts-kn.js']
const FILES = ['drive.css', 'drive.js', 'photo.js', 'queue.js', 'show.js', 'trip.js', ...TEXTS]

self.addEventListener('install', (event) => {
  event.waitUntil(keep())
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { mode, url, method } = event.request
  const { pathname, origin } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || !pathname.startsWith('/drive/')) return
  if (mode === 'navigate') event.respondWith(kept(PAGE, event.request))
  else if (FILES.some((file) => pathname === `/drive/${file}`)) event.respondWith(kept(pathname, event.request))
})

const kept = async (path, request) => (await caches.match(path)) ?? fetch(request)

async function keep() {
  const cache = await caches.open(CACHE)
  const paths = [PAGE, ...FILES.map((file) => `/drive/${file}`)]
  await cache.addAll(paths.map((path) => new Request(path, { cache: 'reload' })))
}

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name.startsWith('drive ') && name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
}
