/** What is noted in a page; times in ms since the visit began, of `key`, `press` (the slowest) and `next` since the event. */
export type Seen = { lcp: number; shift: number; responds: number; key: number; press: number; next: number }

/** Runs in the page: notes paints, shifts, when the page responds, and how long answers take. No service worker starts. */
export function observe() {
  const seen: Seen = { lcp: 0, shift: 0, responds: 0, key: 0, press: 0, next: 0 }
  Object.assign(window, { seen })
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId } of list.getEntries() as (PerformanceEntry & {
      interactionId: number
    })[]) {
      const kind = name.startsWith('key') ? 'key' : 'press'
      if (interactionId > 0) seen[kind] = Math.max(seen[kind], duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root:not([data-page]) h1')) return
    seen.responds = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { attributeFilter: ['data-page'], childList: true, subtree: true })
}

/** Runs in the page: notes how long after the next click another heading is painted, as the browser tells it. */
export function watchNextPage() {
  const { seen } = window as unknown as { seen: Seen }
  const before = document.querySelector('main h1')
  let clicked = 0
  const mark = () => {
    const heading = document.querySelector('main h1')
    const isThere = heading !== before && !document.querySelector('main [aria-busy]')
    if (isThere) heading?.setAttribute('elementtiming', 'next')
  }
  const watch = ({ timeStamp }: Event) => {
    clicked = timeStamp
    new MutationObserver(mark).observe(document.body, { childList: true, subtree: true })
  }
  document.addEventListener('click', watch, { once: true, capture: true })
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries() as (PerformanceEntry & { renderTime: number })[])
      seen.next ||= renderTime - clicked
  }).observe({ type: 'element' })
}
