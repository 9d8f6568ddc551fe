import { Button, Link, useParams } from 'shared-ui'
import { RecordPage } from '../components/record-page.tsx'
import { instantText } from '../components/times.ts'
import { paths } from '../config/paths.ts'
import { BookingDesk } from '../features/bookings/booking-desk.tsx'
import { BookingLine } from '../features/bookings/booking-line.tsx'
import { useBooking } from '../features/bookings/use-bookings.ts'
import { bookingPageTexts } from '../texts/booking-page.ts'
import { bookingsTexts } from '../texts/bookings.ts'

/** /bookings/{id}: one booking. */
export default function BookingPage() {
  const { id = '' } = useParams()
  const query = useBooking(id)
  const { what, create } = bookingsTexts()
  const texts = bookingPageTexts().page
  const booking = query.data?.reply.booking
  return (
    <RecordPage
      title={booking ? texts.titleOf({ reference: booking.reference }) : texts.title}
      description={booking ? texts.booked({ at: instantText(booking.createdAt) }) : texts.description}
      line={booking && <BookingLine booking={booking} />}
      actions={
        <>
          {(booking || query.error === undefined) && (
            <Button component={Link} to={paths.createBooking.href({ booking: id })} size="sm" px="xs" variant="subtle">
              {texts.again}
            </Button>
          )}
          <Button component={Link} to={paths.createBooking.href()} size="sm" px="xs" variant="subtle">
            {create}
          </Button>
        </>
      }
      list={{ label: texts.all, href: paths.bookings.href() }}
      query={query}
      what={what}
    >
      {(desk) => <BookingDesk key={id} {...desk} />}
    </RecordPage>
  )
}
