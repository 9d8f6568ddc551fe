import { type ComponentProps, useCallback, useState } from 'react'
import type { BookingReceipt, Enquiry } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Navigate, Text, useNavigate, useSearchParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { AssignDialog } from '../features/bookings/assign-dialog.tsx'
import { useBooking } from '../features/bookings/use-bookings.ts'
import { requestedTrip } from '../features/enquiries/requested-trip.ts'
import { useEnquiry } from '../features/enquiries/use-enquiries.ts'
import { type BookingValues, newBooking, valuesOf } from '../features/phone-booking/booking-values.ts'
import { type Next, PhoneBooking } from '../features/phone-booking/phone-booking.tsx'
import { phoneBookingTexts } from '../texts/phone-booking.ts'

/** /bookings/create: a booking that staff take by phone, of an enquiry or again (`?enquiry=`, `?booking=`). */
export default function CreateBookingPage() {
  const { title, description } = phoneBookingTexts().page
  return (
    <Page title={title} description={description}>
      <FilledIn />
    </Page>
  )
}

function FilledIn() {
  const [params] = useSearchParams()
  const enquiryId = params.get('enquiry')
  if (enquiryId) return <FromEnquiry key={enquiryId} id={enquiryId} />
  const bookingId = params.get('booking')
  if (bookingId) return <Again key={bookingId} id={bookingId} />
  // A link of an earlier release.
  const changed = params.get('instead')
  if (changed) return <Navigate to={paths.changeTrip.href(changed)} replace />
  return <ByPhone />
}

function ByPhone() {
  return <Form first={newBooking()} />
}

/** Prefilled from the earlier booking, which stays. */
function Again({ id }: { id: string }) {
  const query = useBooking(id)
  return (
    <Loaded query={query} what={phoneBookingTexts().page.earlierBooking}>
      {({ reply }) => <Form first={valuesOf(reply.booking)} />}
    </Loaded>
  )
}

/** The enquiry's person is filled in; the booking answers it. */
function FromEnquiry({ id }: { id: string }) {
  const query = useEnquiry(id)
  const t = phoneBookingTexts().page
  return (
    <Loaded query={query} what={t.enquiry}>
      {({ reply: { enquiry } }) => (
        <>
          {enquiry.status !== 'new' && (
            <Text maw="44rem" style={{ whiteSpace: 'pre-line' }}>
              {[t[enquiry.status], enquiry.note].join('\n').trim()}
            </Text>
          )}
          <Form first={newBooking(travellerOf(enquiry))} about={{ ofEnquiry: id }} />
        </>
      )}
    </Loaded>
  )
}

/** The form, and the assignment of what was confirmed at once. */
function Form(props: Omit<ComponentProps<typeof PhoneBooking>, 'onBooked'>) {
  const navigate = useNavigate()
  const [assigning, setAssigning] = useState<string | null>(null)
  // In the place of the form: Back leads to where it was opened, not to a form that could book the same again.
  const open = (id: string) => navigate(paths.booking.href(id), { replace: true })
  const onBooked = useCallback(
    ({ _id }: BookingReceipt, next: Next) => (next === 'assign' ? setAssigning(_id) : open(_id)),
    [navigate],
  )
  const close = () => assigning && open(assigning)
  return (
    <>
      <PhoneBooking {...props} onBooked={onBooked} />
      <AssignDialog trip={assigning ? { id: assigning } : null} onClose={close} onAssigned={close} />
    </>
  )
}

const travellerOf = (enquiry: Enquiry): Partial<BookingValues> => ({
  name: enquiry.name,
  // In groups, as people read it out.
  mobile: formatPhone(enquiry.phone),
  mail: enquiry.email,
  ...requestedTrip(enquiry),
})
