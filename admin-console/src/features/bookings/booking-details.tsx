import type { ReactNode } from 'react'
import type { BookingPage } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { differingRoadKm } from 'shared-api/geography/roads'
import { formatPhone } from 'shared-api/india'
import { Button, Link } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Facts } from '../../components/facts.tsx'
import { clockText, weekdayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { isChangeable } from './booking-words.ts'

type Props = { booking: BookingPage }

/** Who booked, and how to reach them. */
export const TravellerCard = ({ booking, children }: Props & { children?: ReactNode }) => (
  <TitledCard title="Traveller">
    <Facts
      facts={[
        ['Name', booking.name],
        ['Mobile', formatPhone(booking.mobile)],
        ['Mail', booking.mail],
        ['Persons', booking.numberOfPersons],
      ]}
    />
    <ContactLinks phone={booking.mobile} email={booking.mail} subject={`Your booking ${booking.reference}`} />
    {children}
  </TitledCard>
)

/** Everything the visitor entered about the trip, and the way to change it. */
export const TripCard = ({ booking }: Props) => (
  <TitledCard title="Trip">
    <Facts
      facts={[
        ['Trip type', [booking.tripType, booking.localTripType].filter(Boolean).join(', ')],
        ['From', cityName(booking.from)],
        ['To', cityName(booking.to)],
        ['Distance', besideRoad(booking)],
        ['Hours', booking.hours],
        ['Visiting places', booking.visitingPlaces.join(', ')],
        ['Pick-up', dayAndTime(booking.pickUpDate, booking.pickUpTime)],
        ['Pick-up location', booking.pickUpLocation],
        ['Return', dayAndTime(booking.returnDate, booking.returnTime)],
        ['Return location', booking.returnLocation],
        ['Cab', `${cabName(booking.selectedCab)}, ${booking.selectedCab.seats} seats`],
        ['Cab type asked for', booking.cabType],
        ['Package', booking.package],
      ]}
    />
    {isChangeable(booking) && (
      <Button
        component={Link}
        to={paths.changeTrip.href(booking._id)}
        size="sm"
        variant="default"
        mt="md"
        data-screen-only
      >
        Change trip
      </Button>
    )}
  </TitledCard>
)

/** Only if the road is much longer or shorter; otherwise the price shows the distance. */
function besideRoad({ from, to, distance }: BookingPage): string | null {
  const roadKm = differingRoadKm(from, to, distance)
  return roadKm === null ? null : `${distance} km (by road about ${roadKm} km)`
}

const dayAndTime = (day: string | null, time: string | null) =>
  day && [weekdayText(day), time && clockText(time)].filter(Boolean).join(', ')
