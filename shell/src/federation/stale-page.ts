import type { RunningRemote } from 'shared-api/contract'

/** How long a question may take, in ms. */
const ASK_MS = 2000

/**
 * Reloads the page, once, when the remote that failed has been replaced by another build since the page was loaded: its
 * files may be gone. What was typed is in the remotes' drafts. Returns when there is nothing to reload for.
 */
export async function reloadIfReplaced({ name, buildId }: RunningRemote): Promise<void> {
  const key = `reloaded for ${name}`
  if (sessionStorage.getItem(key) === buildId) return
  const running = await runningBuild(name)
  if (running === null || running === buildId) return
  sessionStorage.setItem(key, buildId)
  await reload()
}

/**
 * Whether the browser keeps a failure of the remote for as long as the page lives, though its files are there. The import
 * itself knows (`shared-ui/src/imports/preload-helper.ts`), but for the files that the page began with.
 */
export async function isKept({ baseUrl }: RunningRemote, cause: unknown): Promise<boolean> {
  if (cause instanceof Error && 'kept' in cause) return cause.kept === true
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href)
  const files = links.filter((href) => href.includes(baseUrl))
  const asked = files.map(async (file) => (await fetch(file, { signal: AbortSignal.timeout(ASK_MS) })).ok)
  const areThere = await Promise.all(asked).catch(() => [])
  return areThere.length > 0 && areThere.every(Boolean)
}

/** Asks for the page anew, and never returns. */
export async function reload(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}

/** The build id of a remote as a fresh page would name it (`<meta name="release">`), or null when none can be had. */
async function runningBuild(name: string): Promise<string | null> {
  try {
    const reply = await fetch(location.href, { signal: AbortSignal.timeout(ASK_MS), cache: 'no-cache' })
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
    const release = page.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? ''
    const part = release.split(', ').find((text) => text.startsWith(`${name} `))
    return part?.split(' ')[2] ?? null
  } catch {
    // Offline or the server is down: a reload would only lose the page.
    return null
  }
}
