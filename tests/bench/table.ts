export type Row = Record<string, string | number>

/** Prints rows under a title, columns aligned. */
export function printTable(title: string, rows: Row[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)))
  console.log(`\n${title}\n`)
  for (const line of cells) console.log(line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
}

/** The middle one of the values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const verdict = (isMet: boolean) => (isMet ? 'ok' : 'missed')
