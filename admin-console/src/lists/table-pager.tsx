import { Group, Text } from 'shared-ui'
import { Pagination } from 'shared-ui/admin'
import { KeptButton } from '../components/action-button.tsx'
import { RowsPerPage } from './rows-per-page.tsx'
import { toFirstRow } from './to-first-row.ts'
import { ON_OFFER } from './use-rows-per-page.ts'

type Props = {
  page: number
  pages: number
  size: number
  total: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** Pages of a list that is all here, with the number of rows of each (docs/product.md, Lists of the desk). */
export function TablePager({ page, pages, size, total, onPage, onSize }: Props) {
  const first = (page - 1) * size + 1
  return (
    <Group justify="space-between" align="flex-end">
      {total > 0 && <RowsPerPage size={size} sizes={ON_OFFER[5]} onSize={onSize} />}
      {/* Where nothing is found, the eye sees that in the place of the list. */}
      <Text size="sm" c="dimmed" role="status" py="xs" className={total === 0 ? 'for-ears' : undefined}>
        {total === 0 ? 'None' : `${first} to ${Math.min(first + size - 1, total)} of ${total}`}
      </Text>
      {total > 0 && (
        <nav aria-label="Pages" data-screen-only>
          <Pagination
            value={page}
            total={pages}
            onChange={(next) => {
              onPage(next)
              toFirstRow()
            }}
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
            getControlProps={(control) => ({ 'aria-label': CONTROL_LABELS[control], component: KeptButton })}
          />
        </nav>
      )}
    </Group>
  )
}

const CONTROL_LABELS = { first: 'First page', previous: 'Previous page', next: 'Next page', last: 'Last page' }
