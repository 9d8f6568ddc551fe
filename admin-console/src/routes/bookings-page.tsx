import { Paper, Text } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { BookingTable } from '../features/bookings/booking-table.tsx'
import { useBookings } from '../features/bookings/use-bookings.ts'

/** /bookings: what visitors have booked, newest first. */
export default function BookingsPage() {
  const query = useBookings({ limit: 25 })
  return (
    <Page title="Bookings" description="What visitors have booked, newest first.">
      <Loaded query={query} what="the bookings">
        {({ bookings }) => (bookings.length > 0 ? <BookingTable bookings={bookings} /> : <NoBookings />)}
      </Loaded>
    </Page>
  )
}

const NoBookings = () => (
  <Paper p="xl" ta="center">
    <Text>No bookings yet.</Text>
  </Paper>
)
