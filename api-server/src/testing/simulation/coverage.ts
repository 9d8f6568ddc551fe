import { STREAMS, type Taken } from './run.ts'

/** How often steps of each kind changed something under each fault, as a table of text; the first column is without one. */
export function coverageOf(taken: readonly Taken[]): string {
  const kinds = new Set(STREAMS.flatMap((stream) => stream.kinds))
  const columns = [null, ...new Set(STREAMS.flatMap(({ faults }) => faults.map(({ name }) => name)))]
  const cells = Map.groupBy(
    taken.filter(({ kind, hasChanged }) => hasChanged || kind.reads),
    ({ kind, fault }) => `${kind.name} ${fault?.name ?? null}`,
  )
  const rows = [...kinds].map(({ name }) => [
    name.padEnd(36),
    ...columns.map((column) => String(cells.get(`${name} ${column}`)?.length ?? '').padStart(5)),
  ])
  const head = columns.map((column, at) => `${String(at).padStart(3)} ${column ?? 'no fault'}`)
  return [
    ...head,
    ' '.repeat(36) + columns.map((_, at) => String(at).padStart(5)).join(''),
    ...rows.map((row) => row.join('')),
  ].join('\n')
}
