import type { MyTrip } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button, Group, Link, Text, Title } from 'shared-ui'
import { cabName } from '../../lib/cab-texts.ts'
import { formatDay, formatTime } from '../../lib/format-day.ts'
import { cityName } from '../../lib/places.ts'
import { myTripsTexts } from '../../texts/my-trips.ts'
import { tripTexts } from '../../texts/trip.ts'
import classes from './my-trips.module.css'

type Props = { title: string; trips: MyTrip[]; onAgain: (trip: MyTrip) => void }

/** Trips of a customer: each leads to its page, and can be booked again. */
export const TripList = ({ title, trips, onAgain }: Props) => (
  <section>
    <Title order={2} size="h3" mb="md">
      {title}
    </Title>
    <ul className={classes.trips}>
      {trips.map((trip) => (
        <Trip key={trip.booking._id} trip={trip} onAgain={() => onAgain(trip)} />
      ))}
    </ul>
  </section>
)

function Trip({ trip: { booking, tripLink }, onAgain }: { trip: MyTrip; onAgain: () => void }) {
  const t = myTripsTexts()
  const route = tripTexts().route({ from: cityName(booking.from), to: cityName(booking.to) })
  return (
    <li className={classes.trip}>
      <div className={classes.facts}>
        <Title order={3} size="h4">
          {route}
        </Title>
        <Text>
          {formatDay(booking.PickUpdate)}, {formatTime(booking.pickUpTime)}
        </Text>
        <Text>
          {cabName(booking.selectedCab)}, {rupeesText(booking.total)}
        </Text>
        <Text>{tripTexts().steps[booking.status]}</Text>
        <Text c="dimmed">{tripTexts().reference({ reference: booking.reference })}</Text>
      </div>
      <Group>
        <Button
          {...{ component: Link, to: tripLink, reloadDocument: true, variant: 'default' }}
          aria-label={`${t.open}: ${booking.reference}`}
        >
          {t.open}
        </Button>
        <Button onClick={onAgain} aria-label={`${t.again}: ${route}`}>
          {t.again}
        </Button>
      </Group>
    </li>
  )
}
