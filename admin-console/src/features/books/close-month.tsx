import { useState } from 'react'
import { closeMonth } from 'shared-api/client'
import type { PeriodReply } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { Button, Stack, Text, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { instantText } from '../../components/times.ts'
import { useAction } from '../../editing/use-action.ts'
import { booksTexts } from '../../texts/books.ts'
import { periodText } from './period-words.ts'

type Props = { reply: PeriodReply; onClosed: (reply: PeriodReply) => void }

/** Closes a month that is over, after a question; then says who did. */
export function CloseMonth({ reply: { now, closed }, onClosed }: Props) {
  const { notify } = useShell()
  const [asked, setAsked] = useState(false)
  const texts = booksTexts().closing
  const month = { month: periodText(now.period) }
  const { busy, act } = useAction(async () => {
    onClosed(await staffCall((client) => closeMonth(client, now.period)))
    notify({ kind: 'success', message: texts.done(month) })
    setAsked(false)
  })
  if (closed) return <Text c="dimmed">{texts.closed({ by: closed.by, at: instantText(closed.at) })}</Text>
  if (now.period.length !== 7 || now.period >= istDay(Date.now()).slice(0, 7)) return null
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setAsked(true)} data-screen-only>
        {texts.button}
      </Button>
      <DeskDialog opened={asked} onClose={() => setAsked(false)} title={texts.title(month)}>
        <Stack>
          <Text>{texts.text}</Text>
          <ActionButton loading={busy} onClick={() => act()}>
            {texts.button}
          </ActionButton>
        </Stack>
      </DeskDialog>
    </>
  )
}
