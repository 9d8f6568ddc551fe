import type { RemoteFailureReport, RemoteLoadReport, RunningRemote } from 'shared-api/contract'

const MAX_CAUSE = 500

type Named = Pick<RunningRemote, 'name' | 'version'>

const reported = new Set<string>()

/** Reports to the server that a remote failed in this page, once for each remote. A failed report is ignored. */
export function reportFailure(remote: Named, failure: unknown): void {
  // Without queries of addresses: they may hold what a visitor typed.
  const cause = (failure instanceof Error ? `${failure.name}: ${failure.message}` : String(failure)).replace(
    /\?\S*/g,
    '',
  )
  send('remote-failures', remote, { cause: cause.slice(0, MAX_CAUSE) } satisfies Partial<RemoteFailureReport>)
}

/** Reports how long a remote took to load in this page, in ms, if the server chose the page for its sample. */
export function reportLoad(remote: Named, ms: number): void {
  if (serverSaid('sampled')) send('remote-loads', remote, { ms: Math.round(ms) } satisfies Partial<RemoteLoadReport>)
}

function send(call: string, { name, version }: Named, more: object) {
  if (reported.has(`${call} ${name}`)) return
  reported.add(`${call} ${name}`)
  const body = JSON.stringify({ remote: name, version, request: serverSaid('id')?.description, ...more })
  navigator.sendBeacon(`/api/v1/${call}`, new Blob([body], { type: 'application/json' }))
}

/** A value of the page's `Server-Timing`: `id` names its request in the server's log, `sampled` chooses it for reports. */
function serverSaid(what: 'id' | 'sampled'): PerformanceServerTiming | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === what)
}
