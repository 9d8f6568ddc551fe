import { commonTexts } from '../texts/common.ts'
import type { Column } from './data-table.tsx'

/** The number of each row in the whole list; `first` rows are on the pages before. */
export const numberColumn = (first: number): Column<unknown> => ({
  key: 'number',
  header: commonTexts().lists.number,
  cell: (_row, index) => first + index + 1,
})
