import type { BookingPage } from 'shared-api/contract'
import { PAISE_PER_KM, toPaise, toRupees } from 'shared-api/pricing'
import { Divider, Group, Paper, Stack, Text, Title } from 'shared-ui'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Facts } from '../../components/facts.tsx'
import { dayText } from '../../components/times.ts'
import { cityName, pickUpText, rupeesText } from './booking-words.ts'

type Props = { booking: BookingPage }

/** Who booked, and how to reach them. */
export const TravellerCard = ({ booking }: Props) => (
  <Paper withBorder p="lg">
    <Title order={2} size="h4" mb="sm">
      Traveller
    </Title>
    <Facts
      facts={[
        ['Name', booking.name],
        ['Mobile', booking.mobile],
        ['Mail', booking.mail],
        ['Persons', booking.NumberOfPersons],
      ]}
    />
    <ContactLinks phone={booking.mobile} email={booking.mail} subject={`Your booking ${booking.reference}`} />
  </Paper>
)

/** Everything the visitor said of the trip. */
export const TripCard = ({ booking }: Props) => (
  <Paper withBorder p="lg">
    <Title order={2} size="h4" mb="sm">
      Trip
    </Title>
    <Facts
      facts={[
        ['Trip type', [booking.triptype, booking.LocalTripType].filter(Boolean).join(', ')],
        ['From', cityName(booking.from)],
        ['To', cityName(booking.to)],
        ['Visiting places', booking.visitingPlaces.join(', ')],
        ['Pick-up', pickUpText(booking)],
        ['Pick-up location', booking.pickUpLocation],
        ['Return', returnText(booking)],
        ['Return location', booking.returnLocation],
        ['Cab', `${booking.selectedCab.brand} ${booking.selectedCab.carModel}, ${booking.selectedCab.seats} seats`],
        ['Cab type asked for', booking.CabType],
        ['Package', booking.package],
      ]}
    />
  </Paper>
)

const returnText = ({ returndate, ReturnTime }: BookingPage) =>
  returndate && [dayText(returndate), ReturnTime].filter(Boolean).join(', ')

/** The price as the server computed it (`specification §9`). */
export function PriceCard({ booking }: Props) {
  const perKm = toRupees(PAISE_PER_KM)
  const driven = booking.total - booking.fare
  return (
    <Paper withBorder p="lg">
      <Title order={2} size="h4" mb="sm">
        Price
      </Title>
      <Stack gap={4} className="figures">
        <Line label={`${booking.distance} km × ${rupeesText(perKm)}`} amount={rupeesText(toRupees(toPaise(driven)))} />
        <Line label="Fare of the cab" amount={rupeesText(booking.fare)} />
        <Divider />
        <Line label="Total" amount={rupeesText(booking.total)} strong />
      </Stack>
    </Paper>
  )
}

const Line = ({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) => (
  <Group justify="space-between">
    <Text fw={strong ? 700 : 400}>{label}</Text>
    <Text fw={strong ? 700 : 400}>{amount}</Text>
  </Group>
)
