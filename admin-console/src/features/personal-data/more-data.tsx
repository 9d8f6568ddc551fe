import { useState } from 'react'
import type { PersonalData, PersonSought } from 'shared-api/contract'
import { Group, Text, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { personalDataTexts } from '../../texts/personal-data.ts'
import { withNextPage } from './pages.ts'

type Props = { person: PersonSought; data: PersonalData; count: number; onMore: (data: PersonalData) => void }

/** How many records are shown, and the button for the next page while there is one. */
export function MoreData({ person, data, count, onMore }: Props) {
  const { notify } = useShell()
  const texts = personalDataTexts().more
  const [busy, setBusy] = useState(false)
  const [hasPages] = useState(data.nextCursor !== null)
  const more = data.nextCursor !== null

  const show = async () => {
    setBusy(true)
    try {
      onMore(await withNextPage(person, data))
    } catch (cause) {
      notify({ kind: 'error', message: problemText(cause) })
    }
    setBusy(false)
  }

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
