import { ofTripType, pickUpText } from 'shared-api/bookings'
import { type Cab, comesBack, RETURN_FIELDS, type ReturnField } from 'shared-api/contract'
import { Picture, Text, Title } from 'shared-ui'
import { BESIDE_FORM } from '../../components/picture-sizes.ts'
import { cabName } from '../../lib/cab-texts.ts'
import { formatDay, formatTime } from '../../lib/format-day.ts'
import { cityName } from '../../lib/places.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { visitedPlaces } from '../../lib/trip-request.ts'
import { commonTexts } from '../../texts/common.ts'
import { confirmTexts } from '../../texts/confirm.ts'
import classes from './trip-review.module.css'

type Props = { trip: TripFields; cab: Cab }

/** The trip as it will be booked (docs/product.md, Confirm). */
export const TripReview = ({ trip, cab }: Props) => (
  <section className={classes.review} aria-label={confirmTexts().yourTrip}>
    <Picture src={cab.imageUrl} alt={cabName(cab)} sizes={BESIDE_FORM} eager className={classes.picture} />
    <div className={classes.words}>
      <Title order={2}>{confirmTexts().route({ from: cityName(trip.from), to: cityName(trip.to) })}</Title>
      <Text c="dimmed">{confirmTexts().cab({ trip: tripTypeText(trip), cab: cabName(cab), seats: cab.seats })}</Text>
      <dl className={classes.facts}>
        <Facts facts={factsOf(trip)} />
      </dl>
    </div>
  </section>
)

type Fact = { name: string; text: string }

/** The length of a fact, in characters, that fits into one column; longer ones span all. */
const ONE_COLUMN = 32

const Facts = ({ facts }: { facts: Fact[] }) =>
  facts.map(({ name, text }) => (
    <div key={name} className={classes.fact} data-long={text.length > ONE_COLUMN || undefined}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  ))

function factsOf(typed: TripFields): Fact[] {
  const trip = ofTripType(typed)
  const t = confirmTexts().facts
  const places = visitedPlaces(trip)
  const visited = trip.tripType === 'Outstation' && places.length > 0
  return [
    { name: t.from, text: cityName(trip.from) },
    { name: t.to, text: cityName(trip.to) },
    { name: t.pickUpDate, text: formatDay(trip.pickUpDate) },
    { name: t.pickUpTime, text: formatTime(trip.pickUpTime) },
    { name: t.pickUpLocation, text: pickUpText(trip) },
    ...(visited ? [{ name: t.visitingPlaces, text: places.join(', ') }] : []),
    { name: t.persons, text: trip.numberOfPersons },
    ...(comesBack(trip.tripType) ? returnFacts(trip) : []),
  ]
}

const returnFacts = (trip: Pick<TripFields, ReturnField>): Fact[] =>
  RETURN_FIELDS.map((field) => ({ name: confirmTexts().facts[field], text: (FORMATS[field] ?? String)(trip[field]) }))

const FORMATS: Partial<Record<ReturnField, (text: string) => string>> = {
  ...{ returnDate: formatDay, returnTime: formatTime },
}

function tripTypeText({ tripType, localTripType }: TripFields): string {
  if (tripType === '') return ''
  const { tripTypes, localTripTypes } = commonTexts()
  const text = tripTypes[tripType]
  return tripType === 'Local Trip' ? `${text} (${localTripTypes[localTripType]})` : text
}
