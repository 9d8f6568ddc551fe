import { Button, Link, Stack, useParams } from 'shared-ui'
import { ActionButton } from '../components/action-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useBooking } from '../features/bookings/use-bookings.ts'
import { TouristForm } from '../features/trip-sheet/tourist-form.tsx'
import { TripSheet } from '../features/trip-sheet/trip-sheet.tsx'
import { useTripSheet } from '../features/trip-sheet/use-trip-sheet.ts'

/** /bookings/{id}/sheet: the trip sheet to print, and the tourist list on it. */
export default function TripSheetPage() {
  const { id = '' } = useParams()
  const bookingQuery = useBooking(id)
  const sheet = useTripSheet(id)
  const booking = bookingQuery.data?.reply.booking
  return (
    <Page
      title={booking ? `Trip sheet ${booking.reference}` : 'Trip sheet'}
      description="For the driver, on paper."
      actions={
        <>
          <ActionButton onClick={() => window.print()}>Print</ActionButton>
          <Button component={Link} to={paths.booking.href(id)} variant="default">
            Booking
          </Button>
        </>
      }
    >
      <Loaded query={bookingQuery} what="the booking">
        {({ reply }) => (
          <Loaded query={sheet} what="the trip sheet">
            {({ company, list }) => (
              <Stack>
                <TripSheet booking={reply.booking} company={company} tourists={list} />
                <TouristForm
                  id={id}
                  list={list}
                  onSaved={(saved) => void sheet.mutate({ company, list: saved }, { revalidate: false })}
                />
              </Stack>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}
