import { useRef } from 'react'
import { takeStep } from 'shared-api/client'
import { type Booking, isAsked, STEP } from 'shared-api/contract'
import { useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { type Keys, useKeys } from '../../components/use-keys.ts'
import { bookingListTexts } from '../../texts/booking-list.ts'

type Props = {
  bookings: readonly Booking[]
  onSelect: (booking: Booking) => void
  onAssign: (booking: Booking) => void
  onShow: () => void
  onChanged: () => void
}

/** The keys of the list: they move the focus from row to row, and act on the row that has it. Gives the ref of what holds the table. */
export function useRowKeys({ bookings, onSelect, onAssign, onShow, onChanged }: Props) {
  const { notify } = useShell()
  const list = useRef<HTMLDivElement>(null)
  const busy = useRef(false)

  const rows = () => [...(list.current?.querySelectorAll('tbody tr') ?? [])]
  const current = () => rows().findIndex((row) => row.contains(document.activeElement))
  const move = (by: number) => {
    const all = rows()
    all[Math.min(Math.max(current() + by, 0), all.length - 1)]?.querySelector('a')?.focus()
  }
  const withRow = (act: (booking: Booking) => void) => () => {
    const booking = bookings[current()]
    if (booking) act(booking)
  }
  const confirm = async ({ _id, reference, status }: Booking) => {
    if (!isAsked(status) || busy.current) return
    busy.current = true
    const { confirmed, notConfirmed } = bookingListTexts().keys
    try {
      await staffCall((client) => takeStep(client, _id, { to: STEP.confirm }))
      notify({ kind: 'success', message: confirmed({ reference }) })
    } catch (cause) {
      notify({ kind: 'error', message: notConfirmed({ reference, why: problemText(cause) }) })
    }
    busy.current = false
    onChanged()
  }
  const keys: Keys = {
    j: () => move(1),
    k: () => move(-1),
    c: withRow(confirm),
    a: withRow(onAssign),
    x: withRow(onSelect),
    r: onShow,
  }
  useKeys(keys)
  return list
}

/** Each key of the list with what it does. */
export function keysOfList(): [key: string, does: string][] {
  const { move, open, confirm, assign, select, search, create, show, help } = bookingListTexts().keys.labels
  return Object.entries({
    ...{ 'j / k': move, Enter: open, c: confirm, a: assign, x: select },
    ...{ '/': search, n: create, r: show, '?': help },
  })
}
