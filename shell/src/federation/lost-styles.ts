/** Stylesheets that did not come since the last failure of a page. */
const gone = new Set<string>()
/** What pages lack, by their path. */
const lacking = new Map<string, string[]>()

/** Notes stylesheets that do not come: Vite asks for each once, and would show the next try of a page without them. */
export function watchStyles(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && note(target), true)
}

function note(link: HTMLLinkElement) {
  if (link.rel !== 'stylesheet') return
  gone.add(link.href)
  link.remove()
}

/** Remembers, for a page that failed, the stylesheets that it failed for. */
export function keepLostStyles(path: string): void {
  lacking.set(path, [...(lacking.get(path) ?? []), ...gone])
  gone.clear()
}

/** Asks again for the stylesheets that a page lacks; rejects when one does not come this time either. */
export function bringLostStyles(path: string): Promise<unknown> {
  const hrefs = lacking.get(path) ?? []
  lacking.delete(path)
  return Promise.all(hrefs.map(bring))
}

function bring(href: string): Promise<unknown> {
  return new Promise((onload, reject) => {
    // No browser keeps a stylesheet that did not come (`stale-page.ts`).
    const onerror = () => reject(Object.assign(new Error(`Unable to load ${href}`), { kept: false }))
    const link = { rel: 'stylesheet', crossOrigin: '', href, onload, onerror }
    document.head.append(Object.assign(document.createElement('link'), link))
  })
}
