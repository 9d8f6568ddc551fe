import { Page } from '../components/page.tsx'
import { BookingList } from '../features/bookings/booking-list.tsx'
import { ExportButton } from '../features/bookings/export-button.tsx'

/** /bookings: what visitors have booked, newest first. */
export default function BookingsPage() {
  return (
    <Page title="Bookings" description="What visitors have booked, newest first." actions={<ExportButton />}>
      <BookingList />
    </Page>
  )
}
