import { useDeferredValue, useState } from 'react'
import type { Booking } from 'shared-api/contract'
import { Button, Checkbox, Group, Stack } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { KeysHelp } from '../../components/keys-dialog.tsx'
import type { Sort } from '../../lists/data-table.tsx'
import type { useStillRows } from '../../lists/use-still-rows.ts'
import { bookingListTexts } from '../../texts/booking-list.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { BookingTable, toggled } from './booking-table.tsx'
import { isChangeable } from './booking-words.ts'
import { CancelBookings } from './cancel-bookings.tsx'
import { keysOfList, useRowKeys } from './use-row-keys.ts'

type Props = {
  bookings: Booking[]
  sort: Sort | null
  onSort: (sort: Sort) => void
  still: Pick<ReturnType<typeof useStillRows>, 'waiting' | 'hasMoved' | 'show'>
  onChanged: () => void
}

/** One page of bookings, of which the open ones can be selected and cancelled together; what came since waits behind a button. */
export function SelectableBookings(props: Props) {
  // A press does not wait for the rows of a reply, which take long to render.
  const { bookings, still, onChanged, sort, onSort } = useDeferredValue(props)
  const [ids, setIds] = useState<string[]>([])
  const [asked, setAsked] = useState<Booking[] | null>(null)
  const [assigning, setAssigning] = useState<string | null>(null)
  const { table: texts, keys } = bookingListTexts()
  const open = bookings.filter(isChangeable)
  // Bookings that left the page or are not open any more lose their selection.
  const selected = open.filter(({ _id }) => ids.includes(_id))
  const list = useRowKeys({
    bookings,
    onSelect: (booking) => setIds(toggled(bookings, ids, booking)),
    onAssign: ({ _id }) => setAssigning(_id),
    onShow: still.show,
    onChanged,
  })

  return (
    <Stack gap="xs" ref={list}>
      <Group gap="xs" data-screen-only>
        <Checkbox
          size="sm"
          label={texts.selectAll}
          checked={open.length > 0 && selected.length === open.length}
          indeterminate={selected.length > 0 && selected.length < open.length}
          disabled={open.length === 0}
          onChange={({ currentTarget }) => setIds(currentTarget.checked ? open.map(({ _id }) => _id) : [])}
        />
        <ActionButton
          size="compact-sm"
          variant="default"
          disabled={selected.length === 0}
          onClick={() => setAsked(selected)}
        >
          {selected.length === 0 ? texts.cancelSelected : texts.cancelSelectedOf({ count: selected.length })}
        </ActionButton>
        {(still.waiting > 0 || still.hasMoved) && (
          <Button size="compact-sm" onClick={still.show}>
            {keys.waiting({ count: still.waiting })}
          </Button>
        )}
        <KeysHelp keys={keysOfList()} />
      </Group>
      <BookingTable bookings={bookings} selected={ids} onSelected={setIds} sort={sort} onSort={onSort} />
      <CancelBookings bookings={asked} onClose={() => setAsked(null)} onCancelled={onChanged} />
      <AssignDialog
        trip={assigning === null ? null : { id: assigning }}
        onClose={() => setAssigning(null)}
        onAssigned={() => {
          setAssigning(null)
          onChanged()
        }}
      />
    </Stack>
  )
}
