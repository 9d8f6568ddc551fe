import { loadRemote, registerRemotes } from '@module-federation/runtime'
import type { ComponentType } from 'react'
import type { RunningRemote } from 'shared-api/contract'
import { ENTRY_RETRIES } from 'shared-api/shell-contract'
import type { PageLoader, RemoteModule } from 'shared-ui'
import { pageLanguage } from '../texts/index.ts'
import { reportLoad } from './report.ts'

/**
 * How long a page of a remote may take to load, in ms. A development server bundles files when they are requested, which
 * takes longer.
 */
const LOAD_MS = import.meta.env.DEV ? 60_000 : 5000

/** What failed: the server refused the remote, its entry failed, or a file of the page did. */
type FailedStep = 'refused' | 'entry' | 'page'

/** A page of a remote that could not be loaded. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly refused: RunningRemote['refused']
  readonly step: FailedStep
  readonly timedOut: boolean

  constructor(remote: RunningRemote, step: FailedStep, cause: unknown) {
    super(`${remote.name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.refused = remote.refused
    this.step = step
    this.timedOut = cause instanceof TimedOut
  }
}

/** Loads a page of a remote, by its router pattern. */
export type LoadPage = (remote: RunningRemote, path: string) => ReturnType<PageLoader>

/** Registers the remotes of the release with the federation runtime. Loads nothing. */
export const registerAll = (remotes: RunningRemote[]): void =>
  registerRemotes(remotes.map((remote) => registration(remote)))

const retries = new Map<string, number>()

/**
 * Registers the entry of a remote at another address, because a browser may keep a failed module by its address. Returns
 * false if no address is left.
 */
export function registerAgain(remote: RunningRemote): boolean {
  const attempt = (retries.get(remote.name) ?? 0) + 1
  if (attempt > ENTRY_RETRIES) return false
  retries.set(remote.name, attempt)
  registerRemotes([registration(remote, `?retry=${attempt}`)], { force: true })
  return true
}

const registration = ({ scope, baseUrl, entry }: RunningRemote, query = '') => ({
  name: scope,
  entry: new URL(baseUrl + entry + query, location.href).href,
  type: 'module' as const,
})

/** Loads a page of a remote within the time limit. Throws `RemoteFailure`. */
export async function loadPage(remote: RunningRemote, path: string): ReturnType<PageLoader> {
  const started = performance.now()
  let step: FailedStep = remote.refused ? 'refused' : 'entry'
  const load = async () => {
    if (remote.refused) throw new Error(`refused for its ${remote.refused}`)
    const module = await loadRemote<RemoteModule>(`${remote.scope}/remote`)
    step = 'page'
    const loadCode = module?.pages[path]
    if (!loadCode) throw new Error(`exposes no page for ${path}`)
    const { default: Page } = await loadCode({ language: pageLanguage() })
    return { default: module.Root ? inRoot(Page, module.Root) : Page }
  }
  try {
    const loaded = await Promise.race([load(), timeout()])
    reportLoad(remote, performance.now() - started)
    return loaded
  } catch (cause) {
    throw new RemoteFailure(remote, step, cause)
  }
}

const inRoot = (Page: ComponentType, Root: NonNullable<RemoteModule['Root']>) => () => (
  <Root>
    <Page />
  </Root>
)

class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

const timeout = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new TimedOut(`no answer within ${LOAD_MS} ms`)), LOAD_MS))
