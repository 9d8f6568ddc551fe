import { loadRemote, registerRemotes } from '@module-federation/runtime'
import type { RunningRemote } from 'shared-api/contract'
import type { PageLoader, RemoteModule } from 'shared-ui'

/** How long a remote may take to load, in ms: with the page's own start, its place shows a message within 5 s. */
const LOAD_MS = 4000

/** A remote that could not be loaded or that does not fit this shell. */
export class RemoteFailure extends Error {
  readonly remote: string
  constructor(remote: string, cause: unknown) {
    super(`${remote}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.remote = remote
  }
}

const failed = new Set<string>()

/** Tells the federation runtime where the remotes of the release manifest are. Loads nothing. */
export function registerAll(remotes: RunningRemote[]): void {
  registerRemotes(remotes.map((remote) => registration(remote)))
}

/** A page of a remote, ready to render, within 4 s. Throws `RemoteFailure`; a call after a failure tries anew. */
export async function loadPage(remote: RunningRemote, path: string): ReturnType<PageLoader> {
  try {
    return await within(LOAD_MS, loadFrom(remote, path))
  } catch (cause) {
    failed.add(remote.name)
    throw new RemoteFailure(remote.name, cause)
  }
}

async function loadFrom(remote: RunningRemote, path: string): ReturnType<PageLoader> {
  if (remote.refused) throw new Error(`refused: ${remote.refused}`)
  if (failed.delete(remote.name)) registerAgain(remote)
  const module = await loadRemote<RemoteModule>(`${remote.scope}/remote`)
  const load = module?.pages[path]
  if (!module || !load) throw new Error(`exposes no page for ${path}`)
  const { default: Page } = await load()
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

// The runtime keeps a failed entry by its address: only another address makes it ask again.
const registerAgain = (remote: RunningRemote) =>
  registerRemotes([registration(remote, `?retry=${Date.now()}`)], { force: true })

const registration = (remote: RunningRemote, suffix = '') => ({
  name: remote.scope,
  entry: new URL(remote.baseUrl + remote.entry + suffix, location.href).href,
  type: 'module' as const,
})

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
