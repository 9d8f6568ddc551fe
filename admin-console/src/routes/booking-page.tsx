import { Button, Link, useParams } from 'shared-ui'
import { RecordPage } from '../components/record-page.tsx'
import { instantText } from '../components/times.ts'
import { paths } from '../config/paths.ts'
import { BookingDesk } from '../features/bookings/booking-desk.tsx'
import { useBooking } from '../features/bookings/use-bookings.ts'

/** /bookings/{id}: one booking. */
export default function BookingPage() {
  const { id = '' } = useParams()
  const query = useBooking(id)
  const booking = query.data?.reply.booking
  return (
    <RecordPage
      title={booking ? `Booking ${booking.reference}` : 'Booking'}
      description={booking ? `Booked ${instantText(booking.createdAt)}` : 'One booking and its history.'}
      actions={
        <>
          {booking?.mobile && (
            <Button component="a" href={`tel:${booking.mobile}`} aria-label={`Call ${booking.name}`}>
              Call
            </Button>
          )}
          <Button component={Link} to={paths.createBooking.href()} variant="default">
            New booking
          </Button>
          {(booking || query.error === undefined) && (
            <Button component={Link} to={paths.createBooking.href({ booking: id })} variant="default">
              Book again
            </Button>
          )}
        </>
      }
      list={{ label: 'All bookings', href: paths.bookings.href() }}
      query={query}
      what="the booking"
    >
      {(desk) => <BookingDesk key={id} {...desk} />}
    </RecordPage>
  )
}
