import { NativeSelect } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'

type Props = { size: number; sizes: readonly number[]; onSize: (size: number) => void }

/** The choice of how many rows a page has. */
export const RowsPerPage = ({ size, sizes, onSize }: Props) => (
  <NativeSelect
    label={commonTexts().lists.rowsPerPage}
    wrapperProps={{ 'data-screen-only': true }}
    size="sm"
    value={String(size)}
    data={sizes.map(String)}
    onChange={(event) => onSize(Number(event.currentTarget.value))}
  />
)
