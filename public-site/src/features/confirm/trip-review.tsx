import { type Cab, comesBack, type TripType } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { Picture, Text, Title } from 'shared-ui'
import { cabName } from '../../lib/cab-texts.ts'
import { formatDay, formatTime } from '../../lib/ist.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { visitedPlaces } from '../../lib/trip-request.ts'
import classes from './trip-review.module.css'

type Props = { trip: TripFields; cab: Cab }

/** The trip as it will be booked (`specification §2`, confirm booking page). */
export const TripReview = ({ trip, cab }: Props) => (
  <section className={classes.review} aria-label="Your trip">
    <Picture
      src={cab.imageUrl}
      alt={cabName(cab)}
      sizes="(min-width: 62em) 34rem, 92vw"
      eager
      className={classes.picture}
    />
    <div className={classes.words}>
      <Title order={2}>
        {cityName(trip.from)} to {cityName(trip.to)}
      </Title>
      <Text c="dimmed">
        {tripTypeText(trip)} in a {cabName(cab)} with {cab.seats} seats
      </Text>
      <dl className={classes.facts}>
        <Facts facts={factsOf(trip)} />
      </dl>
    </div>
  </section>
)

type Fact = { name: string; text: string }

const Facts = ({ facts }: { facts: Fact[] }) =>
  facts.map(({ name, text }) => (
    <div key={name} className={classes.fact}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  ))

function factsOf(trip: TripFields): Fact[] {
  const places = visitedPlaces(trip)
  const visited = trip.triptype === 'Outstation' && places.length > 0
  return [
    { name: 'From', text: cityName(trip.from) },
    { name: 'To', text: cityName(trip.to) },
    { name: 'Pick-up Date', text: formatDay(trip.PickUpdate) },
    { name: 'Pick-up Time', text: formatTime(trip.pickUpTime) },
    { name: 'Pick-up Location', text: trip.pickUpLocation },
    ...(visited ? [{ name: 'Visiting Places', text: places.join(', ') }] : []),
    { name: 'Number of Persons', text: trip.NumberOfPersons },
    ...(trip.triptype !== '' && comesBack(trip.triptype) ? returnFacts(trip) : []),
  ]
}

const returnFacts = (trip: TripFields): Fact[] => [
  { name: 'Return Location', text: trip.returnLocation },
  { name: 'Return Date', text: formatDay(trip.returndate) },
  { name: 'Return Time', text: formatTime(trip.ReturnTime) },
]

const TYPE_TEXT: Record<TripType, string> = {
  Outstation: 'Out Station',
  'Local Trip': 'Local Trip',
  'Drop Trip': 'Drop Trip',
}

function tripTypeText({ triptype, LocalTripType }: TripFields): string {
  if (triptype === '') return ''
  return triptype === 'Local Trip' ? `${TYPE_TEXT[triptype]} (${LocalTripType})` : TYPE_TEXT[triptype]
}

const cityName = (id: string): string => findCity(id)?.name ?? id
