import { getBooking, patchBooking, type Versioned } from 'shared-api/client'
import type { BookingPage } from 'shared-api/contract'
import { Paper, SimpleGrid, Stack, Title } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { NoteEditor } from '../../editing/note-editor.tsx'
import { MailList } from '../../mails/mail-list.tsx'
import { PriceCard, TravellerCard, TripCard } from './booking-details.tsx'
import { BookingStatus } from './booking-status.tsx'

type BookingVersion = Versioned<{ booking: BookingPage }>
type Props = { version: BookingVersion; onChanged: (version: BookingVersion) => void; onStale: () => void }

/** One booking as it was read. */
export const readBooking = (id: string) => staffCall((client) => getBooking(client, id))

const noteOf = ({ reply, etag }: BookingVersion) => ({ values: { note: reply.booking.note }, etag })

/** One booking: what the visitor gave, and what the desk does with it. */
export function BookingDesk({ version, onChanged, onStale }: Props) {
  const { booking } = version.reply

  const saveNote = async (note: string, ifMatch: string | null) => {
    const saved = await staffCall((client) => patchBooking(client, booking._id, { note }, { ifMatch }))
    onChanged(saved)
    return noteOf(saved)
  }

  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <Stack>
        <TripCard booking={booking} />
        <PriceCard booking={booking} />
      </Stack>
      <Stack>
        <BookingStatus version={version} onChanged={onChanged} onStale={onStale} />
        <TravellerCard booking={booking} />
        <NoteEditor
          version={noteOf(version)}
          read={async () => noteOf(await readBooking(booking._id))}
          send={saveNote}
        />
        <Paper withBorder p="lg">
          <Title order={2} size="h4" mb="sm">
            Mail
          </Title>
          <MailList mails={booking.mails} onRetried={onStale} />
        </Paper>
      </Stack>
    </SimpleGrid>
  )
}
