/**
 * Without a connection a page becomes the offline page of its language, which gives the company's phone numbers. All else is
 * left alone.
 */
const CACHE = 'offline-2'
const OFFLINE = '/offline'
const OTHERS = ['ta', 'ml', 'te', 'hi', 'kn']
const PAGES = [OFFLINE, ...OTHERS.map((language) => `/${language}${OFFLINE}`)]
/** How old the kept page may be before it is fetched anew, in ms: phone numbers change. */
const MAX_AGE = 24 * 60 * 60 * 1000

/**
 * The page is asked for while the worker starts. Not in Firefox: a page that cannot be had this way ends there in the
 * browser's own error page, whatever the worker answers.
 */
const PRELOAD = navigator.userAgent.includes('Firefox/') ? 'disable' : 'enable'

self.addEventListener('install', (event) => {
  event.waitUntil(keepOffline())
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), self.registration.navigationPreload?.[PRELOAD](), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page(event))
})

async function page(event) {
  try {
    const reply = (await event.preloadResponse) ?? (await fetch(event.request))
    event.waitUntil(renewOffline())
    return reply
  } catch {
    return (await caches.match(offlineFor(event.request.url))) ?? Response.error()
  }
}

/** The offline page in the language of an address. */
function offlineFor(url) {
  const [, language] = new URL(url).pathname.split('/')
  return OTHERS.includes(language) ? `/${language}${OFFLINE}` : OFFLINE
}

async function keepOffline() {
  const cache = await caches.open(CACHE)
  await cache.addAll(PAGES.map((page) => new Request(page, { cache: 'reload' })))
}

async function renewOffline() {
  const kept = await caches.match(OFFLINE)
  const age = Date.now() - Date.parse(kept?.headers.get('date'))
  // An old page is better than none: what cannot be fetched stays as it is.
  if (!(age < MAX_AGE)) await keepOffline().catch(() => {})
}

async function forgetOlder() {
  const older = (await caches.keys()).filter((name) => name !== CACHE)
  await Promise.all(older.map((name) => caches.delete(name)))
}
