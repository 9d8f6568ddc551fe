import { useState } from 'react'
import type { Booking } from 'shared-api/contract'
import { Checkbox, Group, Stack } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import type { Sort } from '../../lists/data-table.tsx'
import { bookingListTexts } from '../../texts/booking-list.ts'
import { BookingTable } from './booking-table.tsx'
import { isChangeable } from './booking-words.ts'
import { CancelBookings } from './cancel-bookings.tsx'

type Props = { bookings: Booking[]; sort: Sort | null; onSort: (sort: Sort) => void; onChanged: () => void }

/** One page of bookings, of which the open ones can be selected and cancelled together. */
export function SelectableBookings({ bookings, onChanged, ...order }: Props) {
  const [ids, setIds] = useState<string[]>([])
  const [asked, setAsked] = useState<Booking[] | null>(null)
  const texts = bookingListTexts().table
  const open = bookings.filter(isChangeable)
  // Bookings that left the page or are not open any more lose their selection.
  const selected = open.filter(({ _id }) => ids.includes(_id))
  const toggle = (id: string, on: boolean) =>
    setIds(
      selected
        .map(({ _id }) => _id)
        .filter((one) => one !== id)
        .concat(on ? id : []),
    )

  return (
    <Stack gap="sm">
      <Group justify="space-between" data-screen-only>
        <Checkbox
          label={texts.selectAll}
          checked={open.length > 0 && selected.length === open.length}
          indeterminate={selected.length > 0 && selected.length < open.length}
          disabled={open.length === 0}
          onChange={({ currentTarget }) => setIds(currentTarget.checked ? open.map(({ _id }) => _id) : [])}
        />
        <ActionButton size="sm" variant="default" disabled={selected.length === 0} onClick={() => setAsked(selected)}>
          {selected.length === 0 ? texts.cancelSelected : texts.cancelSelectedOf({ count: selected.length })}
        </ActionButton>
      </Group>
      <BookingTable bookings={bookings} isSelected={({ _id }) => ids.includes(_id)} onSelect={toggle} {...order} />
      <CancelBookings bookings={asked} onClose={() => setAsked(null)} onCancelled={onChanged} />
    </Stack>
  )
}
