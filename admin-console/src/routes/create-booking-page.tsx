import { useCallback } from 'react'
import { patchEnquiry } from 'shared-api/client'
import type { BookingReceipt, Enquiry } from 'shared-api/contract'
import { useNavigate, useSearchParams } from 'shared-ui'
import { staffCall } from '../api/staff-call.ts'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useEnquiry } from '../features/enquiries/use-enquiries.ts'
import { NOBODY, type Traveller } from '../features/phone-booking/booking-values.ts'
import { PhoneBooking } from '../features/phone-booking/phone-booking.tsx'

/** /bookings/create: a booking that staff take, by phone or from an enquiry (`?enquiry=`). */
export default function CreateBookingPage() {
  const [params] = useSearchParams()
  const enquiryId = params.get('enquiry')
  return (
    <Page title="New booking" description="A booking by phone, or made of an enquiry.">
      {enquiryId ? <FromEnquiry id={enquiryId} /> : <ByPhone />}
    </Page>
  )
}

function ByPhone() {
  const onBooked = useToBooking()
  return <PhoneBooking traveller={NOBODY} onBooked={onBooked} />
}

/** The enquiry's person is filled in; once booked, the enquiry is answered. */
function FromEnquiry({ id }: { id: string }) {
  const query = useEnquiry(id)
  const toBooking = useToBooking()
  const onBooked = useCallback(
    (booking: BookingReceipt) => {
      // The booking stands whether or not this is noted, and the inbox shows which it is.
      staffCall((client) => patchEnquiry(client, id, { status: 'answered' })).catch(() => undefined)
      toBooking(booking)
    },
    [id, toBooking],
  )
  return (
    <Loaded query={query} what="the enquiry">
      {({ reply }) => <PhoneBooking traveller={travellerOf(reply.enquiry)} onBooked={onBooked} />}
    </Loaded>
  )
}

function useToBooking() {
  const navigate = useNavigate()
  return useCallback((booking: BookingReceipt) => navigate(paths.booking.href(booking._id)), [navigate])
}

const travellerOf = ({ name, phone, email, numberOfPersons, visitingPlaces, tourName }: Enquiry): Traveller => ({
  name,
  mobile: phone,
  mail: email,
  package: tourName ?? '',
  NumberOfPersons: numberOfPersons === null ? '' : String(numberOfPersons),
  // Visitors write places in one line, between commas.
  visitingPlaces: (visitingPlaces ?? '').split(/\s*[,;\n]\s*/).join('\n'),
})
