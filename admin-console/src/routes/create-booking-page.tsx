import { Page } from '../components/page.tsx'

/** /bookings/create: a booking that staff take, by phone or from an enquiry. */
export default function CreateBookingPage() {
  return (
    <Page title="New booking" description="A booking by phone, or made of an enquiry.">
      {null}
    </Page>
  )
}
