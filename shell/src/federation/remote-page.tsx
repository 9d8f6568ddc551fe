import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react'
import type { RunningRemote } from 'shared-api/contract'
import { FailureBoundary } from './failure-boundary.tsx'
import { PageLoading } from './page-loading.tsx'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { type LoadPage, RemoteFailure, registerAgain } from './remotes.tsx'
import { reportFailure } from './report.ts'

type Props = { remote: RunningRemote; path: string; load: LoadPage }

/** Pages by remote and pattern, loaded or loading. A failed one stays: a browser may keep a failed module. */
const pages = new Map<string, LazyExoticComponent<ComponentType>>()

/** The path at which this document started; none on the server. */
const startedAt = globalThis.location?.pathname

/** The page as a lazy component, whose code starts to load now. */
export function pageOf({ remote, path, load }: Props): LazyExoticComponent<ComponentType> {
  const known = pages.get(keyOf(remote, path))
  if (known) return known
  const code = load(remote, path)
  // The component that renders the page gets the failure.
  code.catch(() => {})
  const Page = lazy(() => code.catch(reloadOldTab))
  pages.set(keyOf(remote, path), Page)
  return Page
}

const keyOf = (remote: RunningRemote, path: string) => `${remote.name} ${path}`

/**
 * An old tab may request files of a release that was deleted: loads the page as a new document. The new document starts
 * at this page, so it never reloads a second time.
 */
function reloadOldTab(failure: unknown): Promise<never> {
  const isMissing = failure instanceof RemoteFailure && failure.step === 'page' && !failure.timedOut
  if (!isMissing || !navigator.onLine || location.pathname === startedAt) return Promise.reject(failure)
  location.reload()
  return new Promise(() => {})
}

/** Shows a page of a remote; if it fails to load or throws, a message with Retry in its place. */
export function RemotePage(props: Props) {
  const { remote, path } = props
  const retry = (error: unknown, reset: () => void) => {
    const isEntry = error instanceof RemoteFailure && error.step === 'entry'
    if (!isEntry || !registerAgain(remote)) return location.reload()
    pages.delete(keyOf(remote, path))
    reset()
  }
  return (
    <FailureBoundary
      fallback={(error, reset) => <RemoteUnavailable error={error} onRetry={() => retry(error, reset)} />}
      onFailure={(error) => {
        markAsResponding()
        reportFailure(remote, error)
      }}
    >
      <Suspense fallback={<PageLoading />}>
        <Page {...props} />
      </Suspense>
    </FailureBoundary>
  )
}

function Page(props: Props) {
  const Content = pageOf(props)
  useEffect(markAsResponding, [])
  return <Content />
}

/** Until then the content is the HTML of the server. */
function markAsResponding() {
  document.getElementById('root')?.removeAttribute('data-page')
}
