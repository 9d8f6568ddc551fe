import { getBookings } from 'shared-api/client'
import { type Booking, pick, toE164 } from 'shared-api/contract'
import { shortRupees } from 'shared-api/money'
import { Anchor, Button, Group, Link, Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { routeText } from '../../components/city-text.ts'
import { dayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { valuesOf } from './booking-values.ts'
import { type BookingForm, WHO } from './use-booking-form.ts'

/** So many of a caller's trips tell enough. */
const SHOWN = 3

/** The last trips of the number that is typed; one press takes one of them again, without its days. */
export function EarlierTrips({ form }: Pick<BookingForm, 'form'>) {
  const mobile = toE164(form.values.mobile)
  const { data } = useSWR(mobile && ['/api/v1/bookings', 'of', mobile], () =>
    staffCall((client) => getBookings(client, { q: mobile ?? '', limit: SHOWN })),
  )
  // The search also finds numbers in other fields.
  const trips = data?.bookings.filter((booking) => booking.mobile === mobile) ?? []
  const t = phoneBookingTexts().known
  const again = (booking: Booking) => {
    form.setValues({ ...valuesOf(booking), ...pick(form.values, [...WHO, 'pickUpDate', 'returnDate', 'package']) })
    form.getInputNode('pickUpDate')?.focus()
  }
  if (trips.length === 0) return null
  return (
    <Stack gap="xs" mt="sm" role="group" aria-label={t.earlier}>
      <Text size="sm" fw={600}>
        {t.earlier}
      </Text>
      {trips.map((booking) => (
        <Group key={booking._id} gap="xs" justify="space-between" wrap="nowrap">
          <Text size="sm">
            <Anchor component={Link} to={paths.booking.href(booking._id)}>
              {routeText(booking)}
            </Anchor>{' '}
            · {dayText(booking.pickUpDate)} · {booking.selectedCab.carModel} · {shortRupees(booking.total)}
          </Text>
          <Button variant="light" size="sm" flex="none" onClick={() => again(booking)}>
            {t.again}
          </Button>
        </Group>
      ))}
    </Stack>
  )
}
