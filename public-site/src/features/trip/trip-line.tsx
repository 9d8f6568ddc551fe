import { type BookingReceipt, fromWire, returnOf, type TripReply } from 'shared-api/contract'
import { Title } from 'shared-ui'
import { formatDay, formatTime } from '../../lib/format-day.ts'
import { cityName } from '../../lib/places.ts'
import { tripTexts } from '../../texts/trip.ts'
import classes from './trip.module.css'

type Booking = TripReply['booking']
type Stop = { kind: string; place: string; detail: string }

/** Times and places of the trip, as a line from the pick-up to the return. */
export const TripLine = ({ booking }: { booking: Booking }) => (
  <section>
    <Title order={2} size="h3" mb="md">
      {tripTexts().line.title}
    </Title>
    <ol className={classes.line}>
      {stopsOf(booking).map(({ kind, place, detail }, position) => (
        <li key={`${position} ${place}`}>
          <span className={classes.kind}>{kind}</span>
          <strong>{place}</strong>
          {detail && <span>{detail}</span>}
        </li>
      ))}
    </ol>
  </section>
)

function stopsOf(booking: Booking): Stop[] {
  const t = tripTexts().line
  const when = (day: string, time: string) => `${formatDay(day)}, ${formatTime(time)}`
  const back = returnOf(fromWire<BookingReceipt>(booking))
  return [
    {
      kind: t.pickUp,
      place: `${booking.pickUpLocation}, ${cityName(booking.from)}`,
      detail: when(booking.PickUpdate, booking.pickUpTime),
    },
    ...booking.visitingPlaces.map((place) => ({ kind: t.visit, place, detail: '' })),
    { kind: t.to, place: cityName(booking.to), detail: '' },
    ...(back ? [{ kind: t.return, place: back.location, detail: when(back.date, back.time) }] : []),
  ]
}
