import type { ReactNode } from 'react'
import { type BookingPage, FOR_WHOM, type ForWhom } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { forWhomLabels } from 'shared-api/languages/words'
import { Button, Link } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { cityText } from '../../components/city-text.ts'
import { ContactLinks } from '../../components/contact-links.tsx'
import { Facts } from '../../components/facts.tsx'
import { clockText, weekdayText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { tripTypeNames } from '../../components/trip-type-text.ts'
import { paths } from '../../config/paths.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { isChangeable } from './booking-words.ts'

type Props = { booking: BookingPage }

/** Who booked, and how to reach them. */
export function TravellerCard({ booking, children }: Props & { children?: ReactNode }) {
  const texts = bookingPageTexts().traveller
  const labels = forWhomLabels(sharedTexts().contract)
  return (
    <TitledCard title={texts.title}>
      <Facts
        facts={[
          [texts.name, booking.name],
          [texts.mobile, formatPhone(booking.mobile)],
          [texts.mail, booking.mail],
          [texts.persons, booking.numberOfPersons],
          [texts.notice, booking.notice === null ? null : texts.noticeVersion({ version: booking.notice })],
          ...FOR_WHOM.map((field): [string, string | null] => [labels[field], phoneOr(field, booking[field])]),
        ]}
      />
      <ContactLinks
        phone={booking.mobile}
        email={booking.mail}
        subject={texts.subject({ reference: booking.reference })}
      />
      {children}
    </TitledCard>
  )
}

const phoneOr = (field: ForWhom, value: string | null) =>
  field === 'guestMobile' && value ? formatPhone(value) : value

/** Everything the visitor entered about the trip, and the way to change it. */
export function TripCard({ booking }: Props) {
  const texts = bookingPageTexts().trip
  return (
    <TitledCard title={texts.title}>
      <Facts
        facts={[
          [texts.type, tripTypeNames(booking).join(', ')],
          [texts.from, cityText(booking.from)],
          [texts.to, cityText(booking.to)],
          [texts.distance, besideRoad(booking)],
          [texts.hours, booking.hours],
          [texts.places, booking.visitingPlaces.join(', ')],
          [texts.pickUp, dayAndTime(booking.pickUpDate, booking.pickUpTime)],
          [texts.pickUpLocation, booking.pickUpLocation],
          [texts.return, dayAndTime(booking.returnDate, booking.returnTime)],
          [texts.returnLocation, booking.returnLocation],
          [texts.cab, texts.cabSeats({ cab: cabName(booking.selectedCab), seats: booking.selectedCab.seats })],
          [texts.cabType, booking.cabType],
          [texts.package, booking.package],
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
          {texts.change}
        </Button>
      )}
    </TitledCard>
  )
}

/** Only if the road is much longer or shorter; otherwise the price shows the distance. */
const besideRoad = ({ distance: km, roadKm }: BookingPage) =>
  roadKm ? bookingPageTexts().trip.besideRoad({ km, roadKm }) : null

const dayAndTime = (day: string | null, time: string | null) =>
  day && [weekdayText(day), time && clockText(time)].filter(Boolean).join(', ')
