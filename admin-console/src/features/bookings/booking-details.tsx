import { type BookingPage, comesBack, FOR_WHOM, whoTravels } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { forWhomLabels } from 'shared-api/languages/words'
import { Button, Link, Stack, Text } from 'shared-ui'
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
import { Part } from './part.tsx'

type Props = { booking: BookingPage }

/** Where the trip goes and when, all that was entered about it with the way to change it, and who travels. */
export function TripCard({ booking }: Props) {
  const texts = bookingPageTexts().trip
  return (
    <TitledCard title={texts.title}>
      <Stack gap="sm">
        <Text fw={600}>{placesOf(booking).join(' → ')}</Text>
        <Facts
          facts={[
            [texts.pickUp, dayAndTime(booking.pickUpDate, booking.pickUpTime)],
            [texts.pickUpLocation, booking.pickUpLocation],
            [texts.return, dayAndTime(booking.returnDate, booking.returnTime)],
            [texts.returnLocation, booking.returnLocation],
            [texts.cab, texts.cabSeats({ cab: cabName(booking.selectedCab), seats: booking.selectedCab.seats })],
            [texts.cabType, booking.cabType],
            [bookingPageTexts().traveller.persons, booking.numberOfPersons],
            [texts.type, tripTypeNames(booking).join(', ')],
            [texts.distance, besideRoad(booking)],
            [texts.hours, booking.hours],
            [texts.package, booking.package],
          ]}
        />
        <Traveller booking={booking} />
        {isChangeable(booking) && (
          <Button
            component={Link}
            to={paths.changeTrip.href(booking._id)}
            size="sm"
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            data-screen-only
          >
            {texts.change}
          </Button>
        )}
      </Stack>
    </TitledCard>
  )
}

/** The places of the trip, in order, and where it began where it comes back. */
function placesOf({ from, to, visitingPlaces, tripType }: BookingPage): string[] {
  const ends = [from, ...(from === to ? [] : [to]), ...(comesBack(tripType) ? [from] : [])].map(cityText)
  return [ends[0] ?? '', ...visitingPlaces, ...ends.slice(1)]
}

/** Who travels and who booked, if that is another, and how to reach them. */
function Traveller({ booking }: Props) {
  const texts = bookingPageTexts().traveller
  const labels = forWhomLabels(sharedTexts().contract)
  const traveller = whoTravels(booking)
  const isAnother = Boolean(booking.guestName || booking.guestMobile)
  const subject = texts.subject({ reference: booking.reference })
  return (
    <>
      {isAnother && (
        <Part title={texts.title}>
          <Facts facts={factsOf(traveller)} />
          <ContactLinks phone={traveller.mobile} email="" subject={subject} name={traveller.name} />
        </Part>
      )}
      <Part title={isAnother ? texts.bookedBy : texts.title}>
        <Facts
          facts={[
            ...factsOf(booking),
            [texts.mail, booking.mail],
            [texts.notice, booking.notice === null ? null : texts.noticeVersion({ version: booking.notice })],
            ...REST.map((field): [string, string | null] => [labels[field], booking[field]]),
          ]}
        />
        <ContactLinks phone={booking.mobile} email={booking.mail} subject={subject} />
      </Part>
    </>
  )
}

const [, , ...REST] = FOR_WHOM

function factsOf({ name, mobile }: { name: string; mobile: string }): [string, string][] {
  const texts = bookingPageTexts().traveller
  return [
    [texts.name, name],
    [texts.mobile, formatPhone(mobile)],
  ]
}

/** Only if the road is much longer or shorter; otherwise the price shows the distance. */
const besideRoad = ({ distance: km, roadKm }: BookingPage) =>
  roadKm ? bookingPageTexts().trip.besideRoad({ km, roadKm }) : null

const dayAndTime = (day: string | null, time: string | null) =>
  day && [weekdayText(day), time && clockText(time)].filter(Boolean).join(', ')
