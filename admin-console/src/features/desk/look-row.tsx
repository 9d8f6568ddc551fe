import { useState } from 'react'
import { issueInvoice, settleClaim, settleExpense, settleLook } from 'shared-api/client'
import type { LookItem } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Anchor, Group, Link, Stack, Text, TextInput, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'

type Props = { item: LookItem; onSettled: () => void }

/** What is done on the booking's page, where the amount or the reason is entered. */
const ON_THE_PAGE = ['above-due', 'noted-elsewhere', 'unconfirmed', 'refund-owed', 'unpaid', 'took-less']

/** One thing to look at, with its presses. */
export function LookRow({ item, onSettled }: Props) {
  const { notify } = useShell()
  const texts = deskTexts().look
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState<boolean | null>(null)
  const { why, kind, booking, mayAccept } = item
  const isAccepted = mayAccept && !ON_THE_PAGE.includes(why)
  const settle = async (accept: boolean) => {
    setBusy(accept)
    try {
      await staffCall((client) => send(client, item, accept, note))
      notify({ kind: 'success', message: texts.settled })
      onSettled()
    } catch (cause) {
      notify({ kind: 'error', message: texts.notSettled({ why: problemText(cause) }) })
    }
    setBusy(null)
  }
  const reasons: Record<string, string> = texts.why
  return (
    <Stack gap="xs">
      <Text fw={600}>{reasons[why] ?? why}</Text>
      <Text size="sm">{factsOf(item)}</Text>
      <Group gap="xs" align="end">
        {booking && (
          <Anchor component={Link} to={paths.booking.href(booking._id)}>
            {openText(why, booking.reference)}
          </Anchor>
        )}
        {isAccepted && (
          <ActionButton size="sm" loading={busy === true} onClick={() => settle(true)}>
            {kind === 'trip' ? texts.issue : texts.accept}
          </ActionButton>
        )}
        {kind === 'event' && (
          <TextInput
            label={texts.note}
            value={note}
            maxLength={200}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
        {kind !== 'trip' && (
          <ActionButton
            size="sm"
            variant="default"
            loading={busy === false}
            disabled={kind === 'event' && note.trim() === ''}
            onClick={() => settle(false)}
          >
            {texts.dismiss}
          </ActionButton>
        )}
      </Group>
    </Stack>
  )
}

/** What one does at the booking. */
function openText(why: string, reference: string): string {
  const { open, giveBack, take } = deskTexts().look
  const texts: Record<string, typeof open> = { 'refund-owed': giveBack, unpaid: take, 'took-less': take }
  return (texts[why] ?? open)({ reference })
}

async function send(
  client: Parameters<typeof settleLook>[0],
  item: LookItem,
  accept: boolean,
  note: string,
): Promise<unknown> {
  const { id, kind, booking } = item
  if (kind === 'trip') return issueInvoice(client, booking?._id ?? '', {})
  if (kind === 'claim') return settleClaim(client, id, { accept })
  if (kind === 'expense') return settleExpense(client, booking?._id ?? '', id, accept)
  return settleLook(client, id, { accept, note })
}

function factsOf({ amount, expected, subject, event, driver, elsewhere, at }: LookItem): string {
  const texts = deskTexts().look
  const facts = [
    amount !== null && texts.amount({ sum: rupeesText(amount) }),
    expected !== null && texts.expected({ sum: rupeesText(expected) }),
    ...[subject, elsewhere, driver, event, instantText(at)],
  ]
  return facts.filter(Boolean).join(' · ')
}
