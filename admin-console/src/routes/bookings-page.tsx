import { Button, Link } from 'shared-ui'
import { ImportLink } from '../components/import-link.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { BookingList } from '../features/bookings/booking-list.tsx'
import { ExportButton } from '../features/bookings/export-button.tsx'

/** /bookings: what visitors have booked, and the desk for them. */
export default function BookingsPage() {
  return (
    <Page
      title="Bookings"
      description="Bookings by visitors and by the desk."
      actions={
        <>
          <ExportButton />
          <ImportLink what="bookings" />
          <Button component={Link} to={paths.createBooking.href()}>
            New booking
          </Button>
        </>
      }
    >
      <BookingList />
    </Page>
  )
}
