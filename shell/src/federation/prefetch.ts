import type { RemotePage, RunningRemote } from 'shared-api/contract'
import { type Path, whenIdle } from 'shared-ui'

type Connection = { saveData?: boolean; effectiveType?: string }
type Described = { pages: RemotePage[] }

const described = new Map<string, Promise<Described>>()

/**
 * Fetches what the likely next pages of the same remote need, once the page has loaded and the browser has nothing to
 * do: files into its cache, at the lowest priority and run by nobody, and the replies of their first view into
 * `replies`, by API path. Not for who saves data. Then, once the visitor has begun to use the page, the first of those
 * pages that a link leads to is drawn out of sight. Returns what calls it off.
 */
export function prefetchNext(
  remote: RunningRemote,
  path: string,
  replies: Record<string, unknown>,
  drawAhead: (to: Path) => Promise<void>,
): () => void {
  if (import.meta.env.DEV || savesData()) return () => {}
  const controller = new AbortController()
  const { signal } = controller
  const begun = whenUsed()
  const start = () =>
    whenIdle(async () => {
      const pages = signal.aborted ? [] : await fetchAhead(remote, path, replies)
      const linked = pages.find((page) => document.querySelector(`a[href="${CSS.escape(page.path)}"]`))
      if (!linked) return
      await begun
      whenIdle(() => !signal.aborted && void drawAhead({ pathname: linked.path, search: '', hash: '' }))
    })
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true, signal })
  return () => controller.abort()
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

let used: Promise<void> | undefined

/** Resolves when somebody stirs, or at once when somebody did before. */
function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      addEventListener(sign, () => resolve(), { once: true, passive: true })
  })
  return used
}

/** The pages that were fetched, likeliest first. */
async function fetchAhead(
  { baseUrl }: RunningRemote,
  path: string,
  replies: Record<string, unknown>,
): Promise<RemotePage[]> {
  try {
    const { pages } = await describedAt(baseUrl)
    const next = pages.find((page) => page.path === path)?.next ?? []
    const likely = next.flatMap((path) => pages.filter((page) => page.path === path))
    for (const page of likely) {
      for (const file of page.scripts) prefetch(baseUrl + file, 'script')
      for (const file of page.styles) prefetch(baseUrl + file, 'style')
      for (const api of page.data ?? []) replies[api] ??= await get(api)
    }
    return likely
  } catch {
    // Offline or a release without it: the pages load when they are asked for.
    described.delete(baseUrl)
    return []
  }
}

/** What the remote's build says of itself; a release never changes, so it is asked for once. */
function describedAt(baseUrl: string): Promise<Described> {
  const known = described.get(baseUrl)
  if (known) return known
  // Cast, not parsed: it is read for names of files alone, and a parser would be a download.
  const asked = get(`${baseUrl}remote.json`) as Promise<Described>
  described.set(baseUrl, asked)
  return asked
}

async function get(url: string): Promise<unknown> {
  const reply = await fetch(url, { priority: 'low' })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return reply.json()
}

function prefetch(href: string, as: 'script' | 'style') {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href, crossOrigin: '' }))
}
