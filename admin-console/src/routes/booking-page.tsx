import { Button, Link, useParams } from 'shared-ui'
import { RecordPage } from '../components/record-page.tsx'
import { instantText } from '../components/times.ts'
import { paths } from '../config/paths.ts'
import { BookingDesk } from '../features/bookings/booking-desk.tsx'
import { useBooking } from '../features/bookings/use-bookings.ts'
import { bookingPageTexts } from '../texts/booking-page.ts'
import { bookingsTexts } from '../texts/bookings.ts'
import { commonTexts } from '../texts/common.ts'

/** /bookings/{id}: one booking. */
export default function BookingPage() {
  const { id = '' } = useParams()
  const query = useBooking(id)
  const { what, create } = bookingsTexts()
  const texts = bookingPageTexts().page
  const { contact } = commonTexts()
  const booking = query.data?.reply.booking
  return (
    <RecordPage
      title={booking ? texts.titleOf({ reference: booking.reference }) : texts.title}
      description={booking ? texts.booked({ at: instantText(booking.createdAt) }) : texts.description}
      actions={
        <>
          {booking?.mobile && (
            <Button component="a" href={`tel:${booking.mobile}`} aria-label={contact.callName({ name: booking.name })}>
              {contact.call}
            </Button>
          )}
          <Button component={Link} to={paths.createBooking.href()} variant="default">
            {create}
          </Button>
          {(booking || query.error === undefined) && (
            <Button component={Link} to={paths.createBooking.href({ booking: id })} variant="default">
              {texts.again}
            </Button>
          )}
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
