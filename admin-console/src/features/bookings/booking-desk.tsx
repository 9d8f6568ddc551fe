import { patchBooking } from 'shared-api/client'
import { SimpleGrid, Stack } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import type { RecordDesk } from '../../components/record-page.tsx'
import { NoteEditor } from '../../editing/note-editor.tsx'
import { MailCard } from '../../mails/mail-card.tsx'
import { AssignmentCard } from './assignment-card.tsx'
import { BillCard } from './bill-card.tsx'
import { TravellerCard, TripCard } from './booking-details.tsx'
import { BookingStatus, type BookingVersion } from './booking-status.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { DrivingCard } from './driving-card.tsx'
import { MessagesByPhone } from './messages-by-phone.tsx'
import { MoneyChanges } from './money-changes.tsx'
import { PartyCard } from './party-card.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { PriceCard } from './price-card.tsx'
import { TripChanges } from './trip-changes.tsx'
import { readBooking } from './use-bookings.ts'

const noteOf = ({ reply, etag }: BookingVersion) => ({ values: { note: reply.booking.note }, etag })

/** One booking: the desk's actions, which a phone shows first, and the trip with its money. */
export function BookingDesk({ version, onChanged, onStale }: RecordDesk<BookingVersion>) {
  const { booking } = version.reply

  const saveNote = async (note: string, ifMatch: string | null) => {
    const saved = await staffCall((client) => patchBooking(client, booking._id, { note }, { ifMatch }))
    onChanged(saved)
    return noteOf(saved)
  }

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <Stack>
        <BookingStatus version={version} onChanged={onChanged} />
        <PartyCard version={version} onChanged={onChanged} />
        <AssignmentCard version={version} onChanged={onChanged} />
        <TravellerCard booking={booking}>
          <MessagesByPhone version={version} onChanged={onChanged} />
        </TravellerCard>
        <NoteEditor
          version={noteOf(version)}
          read={async () => noteOf(await readBooking(booking._id))}
          send={saveNote}
        />
        <MailCard mails={booking.mails} onRetried={onStale} />
      </Stack>
      <Stack>
        <TripCard booking={booking} />
        <PriceCard version={version} onChanged={onChanged} />
        <BillCard version={version} onChanged={onChanged} />
        <PaymentsCard key={`${booking.total} ${booking.fee}`} booking={booking} />
        <DocumentsCard booking={booking} />
        <TripChanges changes={booking.changes} />
        <MoneyChanges booking={booking} />
        <DrivingCard booking={booking} />
      </Stack>
    </SimpleGrid>
  )
}
