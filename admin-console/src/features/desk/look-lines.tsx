import { useState } from 'react'
import { issueInvoice, settleClaim, settleExpense, settleLook } from 'shared-api/client'
import type { LookItem } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { shortRupees } from 'shared-api/money'
import { Anchor, Button, Link, Stack, TextInput, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { type Line, Lines } from '../../components/lines.tsx'
import { QuestionFooter } from '../../components/question-footer.tsx'
import { dayText } from '../../components/times.ts'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { useAction } from '../../editing/use-action.ts'
import { commonTexts } from '../../texts/common.ts'
import { deskTexts } from '../../texts/desk.ts'

type Props = { items: LookItem[]; onSettled: () => void }

/** What is done on the booking's page, where the amount or the reason is entered. */
const ON_THE_PAGE = ['above-due', 'noted-elsewhere', 'unconfirmed', 'refund-owed', 'unpaid', 'took-less']

/** Things to look at, each with its press. */
export const LookLines = ({ items, onSettled }: Props) => (
  <Lines label={deskTexts().look.title} lines={items.map((item) => lookLine(item, onSettled))} />
)

/** One thing to look at. */
export function lookLine(item: LookItem, onSettled: () => void): Line {
  const { kind, why, id, at, amount, booking } = item
  const href = booking ? paths.booking.href(booking._id) : undefined
  const reasons: Record<string, string> = deskTexts().look.why
  return {
    ...{ id: `${kind} ${why} ${id} ${booking?._id}`, href, when: dayText(istDay(Date.parse(at))) },
    what: (
      <>
        {href && (
          <Anchor component={Link} to={href} style={UNBROKEN}>
            {booking?.reference}
          </Anchor>
        )}{' '}
        {reasons[why] ?? why} <small>{factsOf(item)}</small>
      </>
    ),
    amount: amount !== null && shortRupees(amount),
    press: <Presses item={item} onSettled={onSettled} />,
  }
}

function Presses({ item, onSettled }: { item: LookItem; onSettled: () => void }) {
  const { notify } = useShell()
  const texts = deskTexts().look
  const [asked, setAsked] = useState(false)
  const { kind, why, booking, mayAccept } = item
  const { busy, act } = useAction(
    async (accept: boolean, note: string) => {
      await staffCall((client) => send(client, item, accept, note))
      notify({ kind: 'success', message: texts.settled })
      onSettled()
    },
    { textOf: (cause) => texts.notSettled({ why: problemText(cause) }) },
  )
  const there = whatThere(why)
  return (
    <>
      {booking && there && (
        <Button
          component={Link}
          to={paths.booking.href(booking._id)}
          size="compact-sm"
          variant="light"
          aria-label={texts.at({ what: there, reference: booking.reference })}
        >
          {there}
        </Button>
      )}
      {mayAccept && !ON_THE_PAGE.includes(why) && (
        <ActionButton size="compact-sm" variant="light" loading={busy} onClick={() => act(true, '')}>
          {kind === 'trip' ? texts.issue : texts.accept}
        </ActionButton>
      )}
      {kind !== 'trip' && (
        <ActionButton
          size="compact-sm"
          variant="default"
          disabled={busy}
          onClick={() => (kind === 'event' ? setAsked(true) : act(false, ''))}
        >
          {texts.dismiss}
        </ActionButton>
      )}
      <DeskDialog opened={asked} onClose={() => setAsked(false)} title={texts.dismiss}>
        <AskNote onCancel={() => setAsked(false)} onNote={(note) => act(false, note)} />
      </DeskDialog>
    </>
  )
}

/** What became of an event that is dismissed: the desk has to say it. */
function AskNote({ onCancel, onNote }: { onCancel: () => void; onNote: (note: string) => void }) {
  const [note, setNote] = useState('')
  const texts = deskTexts().look
  return (
    <Stack>
      <TextInput
        label={texts.note}
        value={note}
        maxLength={200}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <QuestionFooter onCancel={onCancel} cancel={commonTexts().cancel}>
        <ActionButton disabled={note.trim() === ''} onClick={() => onNote(note)}>
          {texts.dismiss}
        </ActionButton>
      </QuestionFooter>
    </Stack>
  )
}

/** What one does at the booking; nothing where the line has its own press. */
function whatThere(why: string): string | undefined {
  const { open, giveBack, take } = deskTexts().look
  const texts: Record<string, string> = { 'refund-owed': giveBack, unpaid: take, 'took-less': take }
  return texts[why] ?? (ON_THE_PAGE.includes(why) ? open : undefined)
}

async function send(
  client: Parameters<typeof settleLook>[0],
  { id, kind, booking }: LookItem,
  accept: boolean,
  note: string,
): Promise<unknown> {
  if (kind === 'trip') return issueInvoice(client, booking?._id ?? '', {})
  if (kind === 'claim') return settleClaim(client, id, { accept })
  if (kind === 'expense') return settleExpense(client, booking?._id ?? '', id, accept)
  return settleLook(client, id, { accept, note })
}

function factsOf({ expected, subject, event, driver, elsewhere }: LookItem): string {
  const sum = expected !== null && deskTexts().look.expected({ sum: shortRupees(expected) })
  return [sum, subject, elsewhere, driver, event].filter(Boolean).join(' · ')
}
