/** Without a connection a page becomes the offline page, which gives the company's phone numbers. All else is left alone. */
const CACHE = 'offline-1'
const OFFLINE = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request(OFFLINE, { cache: 'reload' }))))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page(event))
})

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
}
