import { Button, Link } from 'shared-ui'
import { ImportLink } from '../components/import-link.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { BookingList } from '../features/bookings/booking-list.tsx'
import { ExportButton } from '../features/bookings/export-button.tsx'
import { bookingListTexts } from '../texts/booking-list.ts'
import { bookingsTexts } from '../texts/bookings.ts'

/** /bookings: what visitors have booked, and the desk for them. */
export default function BookingsPage() {
  const { list } = bookingListTexts()
  const { create } = bookingsTexts()
  return (
    <Page
      title={list.title}
      description={list.description}
      actions={
        <>
          <ExportButton />
          <ImportLink what="bookings" />
          <Button component={Link} to={paths.createBooking.href()} size="sm">
            {create}
          </Button>
        </>
      }
    >
      <BookingList />
    </Page>
  )
}
