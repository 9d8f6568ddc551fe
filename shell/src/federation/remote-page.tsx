import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useCallback, useState } from 'react'
import type { RunningRemote } from 'shared-api/contract'
import { FailureBoundary } from './failure-boundary.tsx'
import { PageLoading } from './page-loading.tsx'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { loadPage } from './remotes.tsx'
import { reportFailure } from './report-failure.ts'

const pages = new Map<string, LazyExoticComponent<ComponentType>>()

/** One lazy component per page; a failed one is forgotten, so that the next try loads again. */
function pageComponent(remote: RunningRemote, path: string): LazyExoticComponent<ComponentType> {
  const key = `${remote.name} ${path}`
  const known = pages.get(key)
  if (known) return known
  const page = lazy(() =>
    loadPage(remote, path).catch((failure) => {
      pages.delete(key)
      throw failure
    }),
  )
  pages.set(key, page)
  return page
}

type Props = { remote: RunningRemote; path: string }

/** Shows a page of a remote. When it can't be loaded or throws, a message with Retry stands in its place, and only there. */
export function RemotePage({ remote, path }: Props) {
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const Page = pageComponent(remote, path)
  return (
    <FailureBoundary
      key={attempt}
      fallback={(error) => <RemoteUnavailable error={error} onRetry={retry} />}
      onFailure={(error) => reportFailure(remote, error)}
    >
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    </FailureBoundary>
  )
}
