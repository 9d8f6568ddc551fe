import type { RunningRemote } from 'shared-api/contract'

/** How long a question may take, in ms. */
const ASK_MS = 2000

/**
 * Asks for the page anew where a failure of the remote, with this cause, cannot be mended in this one; else returns. Once
 * when the remote has been replaced by another build since the page was loaded: its files may be gone. And after a Retry
 * when the browser keeps the failure. What was typed is in the remotes' drafts.
 */
export async function reloadWhereItHelps(remote: RunningRemote, cause: unknown, isRetry: boolean): Promise<void> {
  const isNeeded = (isRetry && (await isKept(remote, cause))) || (await isReplaced(remote))
  if (!isNeeded) return
  location.reload()
  await new Promise(() => {})
}

/**
 * Asks for the page anew, or returns where nobody would answer with it: what is there is better than the browser's own error
 * page. An answer that is only slow is waited for there, with what the browser shows meanwhile.
 */
export async function reloadWhereAnswered(): Promise<void> {
  if (await isPageLost()) return
  location.reload()
  await new Promise(() => {})
}

/** Whether the page is known not to come. Where a login stands before the server, the answer leads elsewhere, and is one. */
async function isPageLost(): Promise<boolean> {
  try {
    const reply = await fetch(location.href, {
      signal: AbortSignal.timeout(ASK_MS),
      cache: 'no-store',
      redirect: 'manual',
    })
    return reply.status >= 500
  } catch (cause) {
    return !(cause instanceof DOMException && cause.name === 'TimeoutError')
  }
}

async function isReplaced({ name, buildId }: RunningRemote): Promise<boolean> {
  const running = await runningBuild(name)
  return running !== null && running !== buildId && isFirstReload(name, buildId)
}

/**
 * Whether the browser keeps a failure of the remote for as long as the page lives, though its files are there. The import
 * itself knows (`shared-ui/src/imports/preload-helper.ts`), but for the files that the page began with. Without the server
 * there is no other page, and what the browser has in its cache tells nothing.
 */
async function isKept({ baseUrl }: RunningRemote, cause: unknown): Promise<boolean> {
  const isKnown = cause instanceof Error && 'kept' in cause
  if (isKnown && !cause.kept) return false
  const links = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href)
  const files = isKnown ? [location.href] : links.filter((href) => href.includes(baseUrl))
  const asked = files.map((file) => fetch(file, { signal: AbortSignal.timeout(ASK_MS), cache: 'no-store' }))
  const replies = await Promise.all(asked).catch(() => [])
  return replies.length > 0 && replies.every(({ ok }) => ok)
}

/** Whether this tab was not yet reloaded for that; false where the browser keeps nothing: it might go on for ever. */
function isFirstReload(name: string, buildId: string): boolean {
  const key = `reloaded for ${name}`
  try {
    if (sessionStorage.getItem(key) === buildId) return false
    sessionStorage.setItem(key, buildId)
    return true
  } catch {
    return false
  }
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
