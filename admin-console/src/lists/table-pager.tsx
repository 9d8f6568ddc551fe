import { Group, Text } from 'shared-ui'
import { Pagination } from 'shared-ui/admin'
import { KeptButton } from '../components/action-button.tsx'
import { commonTexts } from '../texts/common.ts'
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
  const texts = commonTexts().lists
  const first = (page - 1) * size + 1
  return (
    <Group justify="space-between" align="flex-end">
      {total > 0 && <RowsPerPage size={size} sizes={ON_OFFER[5]} onSize={onSize} />}
      {/* Where nothing is found, the eye sees that in the place of the list. */}
      <Text size="sm" c="dimmed" role="status" py="xs" className={total === 0 ? 'for-ears' : undefined}>
        {total === 0 ? texts.none : texts.ofThese({ first, last: Math.min(first + size - 1, total), total })}
      </Text>
      {total > 0 && (
        <nav aria-label={texts.pages} data-screen-only>
          <Pagination
            value={page}
            total={pages}
            onChange={(next) => {
              onPage(next)
              toFirstRow()
            }}
            getItemProps={(item) => ({
              'aria-label': typeof item === 'number' ? texts.page({ page: item }) : undefined,
            })}
            getControlProps={(control) => ({ 'aria-label': texts[CONTROLS[control]], component: KeptButton })}
          />
        </nav>
      )}
    </Group>
  )
}

const CONTROLS = { first: 'firstPage', previous: 'previousPage', next: 'nextPage', last: 'lastPage' } as const
