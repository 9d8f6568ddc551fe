import type { RemoteFailureReport, RunningRemote } from 'shared-api/contract'

const MAX_CAUSE = 500
const reported = new Set<string>()

/** Reports to the server that a remote failed in this page, once for each remote. A failed report is ignored. */
export function reportFailure({ name, version }: Pick<RunningRemote, 'name' | 'version'>, failure: unknown): void {
  if (reported.has(name)) return
  reported.add(name)
  const cause = failure instanceof Error ? failure.message : String(failure)
  const report: RemoteFailureReport = { remote: name, version, cause: cause.slice(0, MAX_CAUSE) }
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon('/api/v1/remote-failures', body)
}
