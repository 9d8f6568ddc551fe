import { useState } from 'react'
import { patchBooking } from 'shared-api/client'
import { SimpleGrid, Stack } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import type { RecordDesk } from '../../components/record-page.tsx'
import { NoteEditor } from '../../editing/note-editor.tsx'
import { MailList } from '../../mails/mail-list.tsx'
import { countsText } from '../../mails/mail-words.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import { commonTexts } from '../../texts/common.ts'
import type { ChosenBefore } from './assign-form.tsx'
import { AssignmentCard } from './assignment-card.tsx'
import { TripCard } from './booking-details.tsx'
import { BookingHistory } from './booking-history.tsx'
import classes from './booking-page.module.css'
import { BookingStatus, type BookingVersion } from './booking-status.tsx'
import { ChooseAssignment } from './choose-assignment.tsx'
import { Folded } from './folded.tsx'
import { MessagesByPhone } from './messages-by-phone.tsx'
import { MoneyCard } from './money-card.tsx'
import { useNextStep } from './next-step.ts'
import { PartyCard } from './party-card.tsx'
import { readBooking } from './use-bookings.ts'

const noteOf = ({ reply, etag }: BookingVersion) => ({ values: { note: reply.booking.note }, etag })

/** One booking: its next step, then trip, driver and money side by side, and what one looks up folded. */
export function BookingDesk({ version, onChanged, onStale }: RecordDesk<BookingVersion>) {
  const { booking } = version.reply
  const next = useNextStep(booking)
  const [assigning, setAssigning] = useState<ChosenBefore | null>(null)
  const texts = commonTexts()

  const saveNote = async (note: string, ifMatch: string | null) => {
    const saved = await staffCall((client) => patchBooking(client, booking._id, { note }, { ifMatch }))
    onChanged(saved)
    return noteOf(saved)
  }
  const change = { version, onChanged }
  const close = () => setAssigning(null)

  return (
    <Stack className={classes.page}>
      <BookingStatus {...change} next={next} onAssign={() => setAssigning({})}>
        <DeskDialog opened={assigning !== null} onClose={close} title={assignmentTexts().title}>
          {assigning && <ChooseAssignment {...change} chosen={assigning} onCancel={close} onAssigned={close} />}
        </DeskDialog>
      </BookingStatus>
      <PartyCard {...change} />
      <SimpleGrid cols={{ base: 1, md: 2, lg: 3 }} style={{ alignItems: 'start' }}>
        <TripCard booking={booking} />
        <AssignmentCard {...change} onChoose={setAssigning} />
        <MoneyCard {...change} next={next} />
      </SimpleGrid>
      <BookingHistory booking={booking} />
      <Folded id="messages" title={texts.mails.title} hint={countsText(booking.mails)} screenOnly>
        <MailList mails={booking.mails} onRetried={onStale} />
        <MessagesByPhone {...change} />
      </Folded>
      <Folded id="notes" title={texts.forms.notes.title} hint={booking.note} screenOnly>
        <NoteEditor
          version={noteOf(version)}
          read={async () => noteOf(await readBooking(booking._id))}
          send={saveNote}
        />
      </Folded>
    </Stack>
  )
}
