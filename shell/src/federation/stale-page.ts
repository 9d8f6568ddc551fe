import type { RunningRemote } from 'shared-api/contract'

/** How long the question for the running versions may take, in ms. */
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
  location.reload()
  await new Promise(() => {})
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
