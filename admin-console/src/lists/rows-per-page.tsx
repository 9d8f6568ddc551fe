import { NativeSelect } from 'shared-ui'

type Props = { size: number; sizes: readonly number[]; onSize: (size: number) => void }

/** The choice of how many rows a page has. */
export const RowsPerPage = ({ size, sizes, onSize }: Props) => (
  <NativeSelect
    label="Rows per page"
    wrapperProps={{ 'data-screen-only': true }}
    size="sm"
    value={String(size)}
    data={sizes.map(String)}
    onChange={(event) => onSize(Number(event.currentTarget.value))}
  />
)
