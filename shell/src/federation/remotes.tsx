import { loadRemote, registerRemotes } from '@module-federation/runtime'
import type { RunningRemote } from 'shared-api/contract'
import { ENTRY_RETRIES } from 'shared-api/shell-contract'
import type { PageLoader, RemoteModule } from 'shared-ui'
import { pageLanguage } from '../texts/index.ts'
import { bringLostStyles, keepLostStyles, watchStyles } from './lost-styles.ts'

/**
 * How long a remote may take to load, in ms: with the page's own start, its place shows a message within 5 s. A
 * development server first bundles what it serves, and takes its time.
 */
const LOAD_MS = import.meta.env.DEV ? 60_000 : 3500

/** A remote that could not be loaded, or that the server refused. */
export class RemoteFailure extends Error {
  /** Why the server refused it, or null when it was tried. */
  readonly refused: RunningRemote['refused']
  /** Whether it failed at every address that it may be asked for at: another page has them anew. */
  readonly spent: boolean
  /** The page that took too long, when it comes after all. */
  readonly late: ReturnType<PageLoader> | null

  constructor(remote: RunningRemote, cause: unknown, late: ReturnType<PageLoader> | null) {
    super(`${remote.name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.refused = remote.refused
    this.spent = retries.get(remote.name) === ENTRY_RETRIES
    this.late = late
  }
}

/** Loads a page of a remote, by its router pattern. */
export type LoadPage = (remote: RunningRemote, path: string) => ReturnType<PageLoader>

/** What this page knows of its remotes, by name. */
const failed = new Set<string>()
const retries = new Map<string, number>()

/** Tells the federation runtime where the remotes of the release are. Loads nothing. */
export function registerAll(remotes: RunningRemote[]): void {
  watchStyles()
  registerRemotes(remotes.map((remote) => registration(remote)))
}

/** A page of a remote, ready to render, within 3.5 s. Throws `RemoteFailure`; a call after a failure tries anew. */
export async function loadPage(remote: RunningRemote, path: string): ReturnType<PageLoader> {
  const work = loadFrom(remote, path)
  try {
    return await within(LOAD_MS, work)
  } catch (cause) {
    failed.add(remote.name)
    keepLostStyles(path)
    const late = cause instanceof TooSlow ? whatComesLate(remote, work) : null
    // Nobody may wait for it any more.
    late?.catch(() => null)
    throw new RemoteFailure(remote, cause, late)
  }
}

/** A page that took too long; what it fails for after all is told as any other failure. */
async function whatComesLate(remote: RunningRemote, work: ReturnType<PageLoader>): ReturnType<PageLoader> {
  try {
    const page = await work
    failed.delete(remote.name)
    return page
  } catch (cause) {
    throw new RemoteFailure(remote, cause, null)
  }
}

async function loadFrom(remote: RunningRemote, path: string): ReturnType<PageLoader> {
  if (remote.refused) throw new Error(`refused for its ${remote.refused}`)
  if (failed.delete(remote.name)) registerAgain(remote)
  const module = await loadRemote<RemoteModule>(`${remote.scope}/remote`)
  const load = module?.pages[path]
  if (!load) throw new Error(`exposes no page for ${path}`)
  const { default: Page } = await load({ language: pageLanguage() })
  await bringLostStyles(path)
  const { Root } = module
  if (!Root) return { default: Page }
  return {
    default: () => (
      <Root>
        <Page />
      </Root>
    ),
  }
}

// A browser may keep a failed module by its address, as HTML has it: only another address surely makes it ask again.
function registerAgain(remote: RunningRemote): void {
  const attempt = Math.min((retries.get(remote.name) ?? 0) + 1, ENTRY_RETRIES)
  retries.set(remote.name, attempt)
  registerRemotes([registration(remote, `?retry=${attempt}`)], { force: true })
}

const registration = ({ scope, baseUrl, entry }: RunningRemote, query = '') => ({
  name: scope,
  entry: new URL(baseUrl + entry + query, location.href).href,
  type: 'module' as const,
})

class TooSlow extends Error {}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer = 0
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new TooSlow(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
