import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { RunningRemote } from 'shared-api/contract'
import { type PageLoader, useDrawAhead, useShell } from 'shared-ui'
import { texts } from '../texts/index.ts'
import { FailureBoundary } from './failure-boundary.tsx'
import { PageLoading } from './page-loading.tsx'
import { prefetchNext } from './prefetch.ts'
import { afterTakeOver, beforeTakeOver, isPrerendered } from './prerendered.ts'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { type LoadPage, RemoteFailure } from './remotes.tsx'
import { reportFailure } from './report-failure.ts'
import { reloadWhereItHelps } from './stale-page.ts'

type Page = ComponentType | LazyExoticComponent<ComponentType>
/** A page whose content is there and whose code is late or failed to load, and what asks for it anew. */
type Missing = { error: RemoteFailure; onRetry: () => void } | null
type OnMissing = (missing: Missing) => void

const pages = new Map<string, Page>()

/** Pages that were asked for before they are shown, and those of them that have come. */
const coming = new Map<string, ReturnType<PageLoader>>()
const arrived = new Map<string, ComponentType>()

/**
 * Loads a page before it is shown, and tells whether it came; who shows the page says why not. Null when there is
 * nothing to wait for.
 */
export function preparePage(remote: RunningRemote, path: string, load: LoadPage): Promise<boolean> | null {
  const key = keyOf(remote, path)
  if (pages.has(key) || arrived.has(key)) return null
  const page = coming.get(key) ?? load(remote, path)
  coming.set(key, page)
  return page.then(
    ({ default: Page }) => {
      arrived.set(key, Page)
      return true
    },
    // Asked for anew by who shows it: between the pointer on a link and the click the network may come back.
    () => {
      coming.delete(key)
      return false
    },
  )
}

/** One component per page: the one that has come, or a lazy one that loads from now on. */
function pageComponent({ remote, path, load, isRetry, onMissing }: PlaceProps): Page {
  const key = keyOf(remote, path)
  const known = pages.get(key)
  if (known) return known
  const here = arrived.get(key)
  if (here) {
    beforeTakeOver(path)
    return kept(key, here)
  }
  const asked = coming.get(key) ?? load(remote, path)
  const loading = asked
    .catch((failure) => passedOn(remote, failure, isRetry))
    .catch((failure) => missingOverContent({ remote, path, load }, failure, onMissing))
  const ready = loading.then((module) => {
    beforeTakeOver(path)
    return module
  })
  // Who renders it sees the failure; it may come before anybody does.
  ready.catch(() => null)
  return kept(
    key,
    lazy(() => ready),
  )
}

/**
 * The failure of a page that is to be shown, where a fresh page would not help. One that was only asked for ahead reloads
 * nothing: the page that the pointer is on would come again, and the click be lost.
 */
async function passedOn(remote: RunningRemote, failure: unknown, isRetry: boolean): Promise<never> {
  if (failure instanceof RemoteFailure && !failure.late) await reloadWhereItHelps(remote, failure.cause, isRetry)
  throw failure
}

function kept(key: string, page: Page): Page {
  coming.delete(key)
  arrived.delete(key)
  pages.set(key, page)
  return page
}

const keyOf = (remote: RunningRemote, path: string) => `${remote.name} ${path}`

type Props = { remote: RunningRemote; path: string; load: LoadPage }
type PlaceProps = Props & { isRetry: boolean; onMissing: OnMissing }

/**
 * A page whose content came as HTML stays while its code is late or not to be had, with what was typed there: a message
 * is added to it, and the code that comes first, the late one or that of a Retry, takes the page over.
 */
async function missingOverContent(page: Props, failure: unknown, onMissing: OnMissing): ReturnType<PageLoader> {
  if (!(failure instanceof RemoteFailure && isPrerendered(page.path))) throw failure
  const wanted = new Promise<void>((onRetry) => onMissing({ error: failure, onRetry }))
  reportFailure(page.remote, failure)
  const asked = async () => {
    await wanted
    onMissing(null)
    return page.load(page.remote, page.path).catch((next) => passedOn(page.remote, next, true))
  }
  const retried = asked().catch((next) => missingOverContent(page, next, onMissing))
  const late = failure.late?.catch((next) => missingOverContent(page, next, onMissing))
  return Promise.race(late ? [late, retried] : [retried]).finally(() => onMissing(null))
}

/**
 * Shows a page of a remote. When it can't be loaded or throws, a message with Retry stands in its place, and only
 * there.
 */
export function RemotePage({ remote, path, load }: Props) {
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState<Missing>(null)
  const isMissing = useRef(false)
  isMissing.current = missing !== null
  const retried = useRef('')
  // Left before its code came: whoever comes again loads again.
  useEffect(() => () => void (isMissing.current && pages.delete(keyOf(remote, path))), [remote, path])
  const retry = useCallback(() => {
    retried.current = path
    pages.delete(keyOf(remote, path))
    setAttempt((count) => count + 1)
  }, [remote, path])
  return (
    <FailureBoundary
      key={attempt}
      fallback={(error) => (
        <>
          <title>{texts().unavailable.title}</title>
          <RemoteUnavailable error={error} onRetry={retry} onLate={retry} />
        </>
      )}
      onFailure={(error) => {
        // Forgotten: whoever comes again loads again.
        pages.delete(keyOf(remote, path))
        afterTakeOver()
        reportFailure(remote, error)
      }}
    >
      {missing && <RemoteUnavailable {...missing} />}
      <PagePlace remote={remote} path={path} load={load} isRetry={retried.current === path} onMissing={setMissing} />
    </FailureBoundary>
  )
}

/**
 * The same element from one render to the next: another one would make React throw away the HTML that the page came
 * with.
 */
function PagePlace(props: PlaceProps) {
  const { remote, path } = props
  const Page = pageComponent(props)
  return useMemo(
    () => (
      <Suspense fallback={<PageLoading />}>
        <Page />
        <TakenOver remote={remote} path={path} />
      </Suspense>
    ),
    [Page, remote, path],
  )
}

/** Stands behind the page's content and is there when it responds. */
function TakenOver({ remote, path }: Pick<Props, 'remote' | 'path'>) {
  useEffect(afterTakeOver, [])
  const { initialData } = useShell()
  const drawAhead = useDrawAhead()
  useEffect(() => prefetchNext(remote, path, initialData, drawAhead), [remote, path, initialData, drawAhead])
  return null
}
