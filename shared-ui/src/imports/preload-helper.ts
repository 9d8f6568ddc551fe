/** What was asked for, by address, and does not have to be again. */
const asked = new Map<string, Promise<unknown>>()
/** Scripts that the page itself loads from its start. */
const ofThePage = new Set<string>()

if (typeof document !== 'undefined')
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) ofThePage.add(href)

/** Says of a failure whether it stays for as long as the page, as the files are there. Without a word nobody knows. */
const marked = (cause: unknown, kept: boolean) => (cause instanceof Error ? Object.assign(cause, { kept }) : cause)

/**
 * Stands for each `import()` of a build, in the place of Vite's own: `load` imports, `files` are all that come with it,
 * by their paths from `importer`, or else from the origin. What does not come is never imported: HTML lets a browser keep
 * a failed module for as long as the page lives, as Firefox does, and a second try would be in vain. Errors bear `kept`
 * where it is known whether they are such a failure.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
  importer?: string,
): Promise<Module> {
  const urls = files.map((file) => new URL(importer ? file : `/${file}`, importer ?? location.href).href)
  await Promise.all(urls.map(bring))
  const scripts = urls.filter((url) => !isStyles(url))
  const fetchedAll = scripts.length > 0 && !scripts.some((url) => ofThePage.has(url))
  try {
    return await load()
  } catch (cause) {
    for (const url of scripts) {
      ofThePage.delete(url)
      asked.delete(url)
    }
    throw fetchedAll ? marked(cause, true) : cause
  }
}

const isStyles = (url: string) => url.endsWith('.css')

async function bring(url: string): Promise<unknown> {
  if (ofThePage.has(url)) return
  const known = asked.get(url)
  if (known) return known
  const coming = isStyles(url) ? linked(url) : fetched(url)
  asked.set(url, coming)
  try {
    return await coming
  } catch (cause) {
    // Styles are asked for once: the shell brings those that a page lacks.
    if (isStyles(url)) asked.set(url, Promise.resolve())
    else asked.delete(url)
    throw marked(cause, false)
  }
}

/** Gets a script into the browser's cache, from where the import takes it. */
async function fetched(url: string): Promise<unknown> {
  const reply = await fetch(url)
  const isScript = reply.ok && reply.headers.get('content-type')?.includes('javascript')
  if (!isScript) throw new Error(`${url} answered ${reply.status}`)
  // What was not read to its end may not be kept.
  return reply.arrayBuffer()
}

async function linked(href: string): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  if (Array.from(links).some((link) => link.href === href)) return null
  return new Promise((onload, reject) => {
    const onerror = () => reject(new Error(`Unable to load ${href}`))
    const link = { rel: 'stylesheet', crossOrigin: '', href, onload, onerror }
    document.head.append(Object.assign(document.createElement('link'), link))
  })
}
