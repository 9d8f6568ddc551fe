import { Button, Link } from 'shared-ui'
import { useIsOwner } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { BookingList } from '../features/bookings/booking-list.tsx'
import { ExportBookings } from '../features/bookings/export-bookings.tsx'

/** /bookings: what visitors have booked, and the desk for them. */
export default function BookingsPage() {
  const isOwner = useIsOwner()
  return (
    <Page
      title="Bookings"
      description="Bookings by visitors and by the desk."
      actions={
        <>
          {isOwner && <ExportBookings />}
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
