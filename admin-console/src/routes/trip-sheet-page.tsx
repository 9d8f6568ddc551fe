import { Button, Link, Stack, useParams } from 'shared-ui'
import { ActionButton } from '../components/action-button.tsx'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useBooking } from '../features/bookings/use-bookings.ts'
import { TouristForm } from '../features/trip-sheet/tourist-form.tsx'
import { TripSheet } from '../features/trip-sheet/trip-sheet.tsx'
import { useTripSheet } from '../features/trip-sheet/use-trip-sheet.ts'
import { tripSheetTexts } from '../texts/trip-sheet.ts'

/** /bookings/{id}/sheet: the trip sheet to print, and the tourist list on it. */
export default function TripSheetPage() {
  const { id = '' } = useParams()
  const bookingQuery = useBooking(id)
  const sheet = useTripSheet(id)
  const texts = tripSheetTexts()
  const booking = bookingQuery.data?.reply.booking
  return (
    <Page
      title={booking ? texts.titleOf({ reference: booking.reference }) : texts.title}
      description={texts.description}
      actions={
        <>
          <ActionButton onClick={() => window.print()}>{texts.print}</ActionButton>
          <Button component={Link} to={paths.booking.href(id)} variant="default">
            {texts.back}
          </Button>
        </>
      }
    >
      <Loaded query={bookingQuery} what={texts.whatBooking}>
        {({ reply }) => (
          <Loaded query={sheet} what={texts.what}>
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
