import { NativeSelect } from 'shared-ui'
import { ROWS_PER_PAGE } from './use-rows-per-page.ts'

type Props = { size: number; onSize: (size: number) => void }

/** The choice of how many rows a page has. */
export const RowsPerPage = ({ size, onSize }: Props) => (
  <NativeSelect
    label="Rows per page"
    wrapperProps={{ 'data-screen-only': true }}
    size="sm"
    value={String(size)}
    data={ROWS_PER_PAGE.map(String)}
    onChange={(event) => onSize(Number(event.currentTarget.value))}
  />
)
