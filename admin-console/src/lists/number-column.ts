import type { Column } from './data-table.tsx'

/** The number of each row in its whole list; `first` rows stand on the pages before. */
export const numberColumn = (first: number): Column<unknown> => ({
  key: 'number',
  header: 'Sno',
  cell: (_row, index) => first + index + 1,
})
