/** The rows of a CSV file by the names of its columns, with the quotes of their texts. */
export function rowsOf(csv: string): Record<string, string>[] {
  const [head = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  const names = head.filter((name) => name !== '').map((name) => name.slice(1, -1))
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])))
}

/** The parts of a register by their names, each as its rows. */
export const partsOf = (csv: string): Record<string, Record<string, string>[]> =>
  Object.fromEntries(
    csv
      .replace('\uFEFF', '')
      .split(/\r\n,+\r\n/)
      .map((part) => {
        const [name = '', ...rest] = part.split('\r\n')
        return [name.replace(/,+$/, '').slice(1, -1), rowsOf(rest.join('\r\n'))]
      }),
  )
