/** The rows whose text has each word of a search, in any order. */
export function searched<Row>(rows: Row[], q: string, textOf: (row: Row) => string): Row[] {
  const words = q.toLocaleLowerCase().split(/\s+/)
  return rows.filter((row) => {
    const text = textOf(row).toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
