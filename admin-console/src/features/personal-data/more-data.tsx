import { useState } from 'react'
import type { PersonalData, PersonSought } from 'shared-api/contract'
import { Group, Text } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { useAction } from '../../editing/use-action.ts'
import { personalDataTexts } from '../../texts/personal-data.ts'
import { withNextPage } from './pages.ts'

type Props = { person: PersonSought; data: PersonalData; count: number; onMore: (data: PersonalData) => void }

/** How many records are shown, and the button for the next page while there is one. */
export function MoreData({ person, data, count, onMore }: Props) {
  const texts = personalDataTexts().more
  const [hasPages] = useState(data.nextCursor !== null)
  const more = data.nextCursor !== null

  const { busy, act: show } = useAction(async () => onMore(await withNextPage(person, data)))

  // After the last page the button stays, disabled, so that it keeps the focus.
  return (
    hasPages && (
      <Group>
        <ActionButton variant="default" loading={busy} disabled={!more} onClick={show}>
          {texts.button}
        </ActionButton>
        <Text size="sm" c="dimmed" role="status">
          {more ? texts.some({ count }) : texts.all({ count })}
        </Text>
      </Group>
    )
  )
}
