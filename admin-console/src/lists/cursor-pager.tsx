import { Group, Text } from 'shared-ui'
import { ActionButton } from '../components/action-button.tsx'
import { commonTexts } from '../texts/common.ts'
import { RowsPerPage } from './rows-per-page.tsx'
import type { useCursorPages } from './use-cursor-pages.ts'

type Props = {
  pages: ReturnType<typeof useCursorPages>
  nextCursor: string | null
  /** False while another page is on its way: its own `nextCursor` is not known yet. */
  current: boolean
  total: number
  size: number
  sizes: readonly number[]
  onSize: (size: number) => void
}

/** Forward and back through pages that the server hands out by cursor, with the number of rows of each. */
export function CursorPager({ pages, nextCursor, current, total, ...rows }: Props) {
  const texts = commonTexts().lists
  const { page, hasTrail, toFirst, toNext, toPrevious } = pages
  const count = Math.max(1, Math.ceil(total / rows.size))
  return (
    <Group component="nav" aria-label={texts.pages} justify="space-between" align="flex-end">
      <RowsPerPage {...rows} />
      <Text size="sm" c="dimmed" role="status" py="xs">
        {texts.ofAll({ total: total.toLocaleString('en-IN'), page, pages: count })}
      </Text>
      <Group gap="xs">
        <ActionButton size="sm" variant="default" disabled={page === 1} onClick={toFirst}>
          {texts.first}
        </ActionButton>
        <ActionButton size="sm" variant="default" disabled={!hasTrail} onClick={toPrevious}>
          {texts.previous}
        </ActionButton>
        <ActionButton
          size="sm"
          variant="default"
          disabled={nextCursor === null}
          // Not disabled for that: the focus would be lost.
          onClick={() => current && nextCursor !== null && toNext(nextCursor)}
        >
          {texts.next}
        </ActionButton>
      </Group>
    </Group>
  )
}
