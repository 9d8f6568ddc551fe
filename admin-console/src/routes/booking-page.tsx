import { Button, Link, useParams } from 'shared-ui'
import useSWR from 'swr'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { instantText } from '../components/times.ts'
import { paths } from '../config/paths.ts'
import { BookingDesk, readBooking } from '../features/bookings/booking-desk.tsx'

/** /bookings/{id}: one booking. */
export default function BookingPage() {
  const { id = '' } = useParams()
  const query = useSWR(`/api/v1/bookings/${id}`, () => readBooking(id))
  const booking = query.data?.reply.booking
  return (
    <Page
      title={booking ? `Booking ${booking.reference}` : 'Booking'}
      description={booking ? `Booked ${instantText(booking.createdAt)}` : 'One booking and its history.'}
      actions={
        <Button component={Link} to={paths.bookings.href()} variant="default">
          All bookings
        </Button>
      }
    >
      <Loaded query={query} what="the booking">
        {(version) => (
          <BookingDesk
            key={id}
            version={version}
            onChanged={(changed) => query.mutate(changed, { revalidate: false })}
            onStale={() => query.mutate()}
          />
        )}
      </Loaded>
    </Page>
  )
}
