import type { BoardTrip } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { istDay } from 'shared-api/india'
import { clockTextOf, weekdayText } from '../../components/times.ts'
import classes from './board.module.css'

type Props = {
  trip: BoardTrip
  /** Who drives it, where its row does not say so. */
  by?: string | null
  onOpen: (id: string) => void
}

/** A trip that opens its dialog. What is due says so, beside its red edge. */
export const TripButton = ({ trip, by, onOpen }: Props) => (
  <button
    type="button"
    className={classes.trip}
    data-trip={trip._id}
    data-due={trip.due || undefined}
    onClick={() => onOpen(trip._id)}
  >
    <b>
      <span className={classes.unseen}>{weekdayText(istDay(Date.parse(trip.startsAt)))}, </span>
      {clockTextOf(trip.startsAt)} – {endText(trip)}
    </b>
    {trip.due && <b className={classes.due}>Not assigned yet</b>}
    <span>{trip.reference}</span>
    <span>{trip.name}</span>
    <span>{trip.from === trip.to ? cityName(trip.from) : `${cityName(trip.from)} to ${cityName(trip.to)}`}</span>
    <span>{trip.pickUpLocation}</span>
    <span>{by ?? trip.cab}</span>
    <span>{trip.status}</span>
  </button>
)

/** The end; with its day where that is another. */
function endText({ startsAt, endsAt }: BoardTrip): string {
  const [first, last] = [startsAt, endsAt].map((at) => istDay(Date.parse(at)))
  return first === last || !last ? clockTextOf(endsAt) : `${weekdayText(last)}, ${clockTextOf(endsAt)}`
}
