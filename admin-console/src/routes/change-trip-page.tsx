import { useCallback } from 'react'
import { Anchor, Link, Text, useNavigate, useParams } from 'shared-ui'
import { useSWRConfig } from 'swr'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useFresh } from '../editing/use-fresh.ts'
import { isChangeable } from '../features/bookings/booking-words.ts'
import { readBooking } from '../features/bookings/use-bookings.ts'
import { useTariffOf } from '../features/bookings/use-tariff-of.ts'
import { ChangeTrip } from '../features/phone-booking/change-trip.tsx'
import type { TripVersion } from '../features/phone-booking/use-change-trip.ts'
import { commonTexts } from '../texts/common.ts'
import { phoneBookingTexts } from '../texts/phone-booking.ts'

const keyOf = (id: string) => `/api/v1/bookings/${id}`

/** /bookings/{id}/trip: changes trip and traveller of a booking, which keeps its reference. */
export default function ChangeTripPage() {
  const { id = '' } = useParams()
  const query = useFresh(keyOf(id), () => readBooking(id))
  const t = phoneBookingTexts().changePage
  return (
    <Page title={t.title} description={t.description}>
      <Loaded query={query} what={t.booking}>
        {(version) => <OpenBooking key={id} version={version} />}
      </Loaded>
    </Page>
  )
}

function OpenBooking({ version }: { version: TripVersion }) {
  const { booking } = version.reply
  const t = phoneBookingTexts().changePage
  const link = (
    <Anchor component={Link} to={paths.booking.href(booking._id)}>
      {booking.reference}
    </Anchor>
  )
  if (!isChangeable(booking))
    return <Text>{t.isOver({ booking: link, status: commonTexts().statuses[booking.status] })}</Text>
  return (
    <>
      <Text>{t.booked({ booking: link, name: booking.name })}</Text>
      {/* A booking of an earlier release may have none yet. */}
      {booking.tariff ? <ByItsTariff version={version} /> : <Form version={version} tariff={undefined} />}
    </>
  )
}

function ByItsTariff({ version }: { version: TripVersion }) {
  const query = useTariffOf(version.reply.booking)
  return (
    <Loaded query={query} what={phoneBookingTexts().changePage.tariff}>
      {(tariff) => <Form version={version} tariff={tariff} />}
    </Loaded>
  )
}

type FormProps = Pick<Parameters<typeof ChangeTrip>[0], 'version' | 'tariff'>

/** The form; once saved, the booking replaces it in the history. */
function Form(props: FormProps) {
  const { _id: id } = props.version.reply.booking
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const onSaved = useCallback(
    (saved: TripVersion) => {
      void mutate(keyOf(id), saved, { revalidate: false })
      navigate(paths.booking.href(id), { replace: true })
    },
    [id, mutate, navigate],
  )
  return <ChangeTrip {...props} onSaved={onSaved} />
}
