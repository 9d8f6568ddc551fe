import type { BoardTrip } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { routeText } from '../../components/city-text.ts'
import { clockTextOf, weekdayText } from '../../components/times.ts'
import { boardTexts } from '../../texts/board.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './board.module.css'

type Props = {
  trip: BoardTrip
  /** The first day that the board shows. */
  since: string
  /** Who drives it, where its row does not say so. */
  by?: string | null
  onOpen: (id: string) => void
}

/** A trip that opens its dialog. What is due says so, beside its red edge. */
export function TripButton({ trip, since, by, onOpen }: Props) {
  const texts = boardTexts()
  // One element for all: a board has 500 of these.
  const facts = [
    ...[trip.reference, trip.name, routeText(trip), trip.pickUpLocation],
    ...[by ?? trip.cab, commonTexts().statuses[trip.status]],
  ]
  return (
    <button
      type="button"
      className={classes.trip}
      data-trip={trip._id}
      data-due={trip.due || undefined}
      onClick={() => onOpen(trip._id)}
    >
      <b>
        <span className={classes.unseen}>{weekdayText(istDay(Date.parse(trip.startsAt)))}, </span>
        {texts.times({ start: startText(trip, since), end: endText(trip) })}
      </b>
      {trip.due && <b className={classes.due}>{texts.due}</b>}
      {trip.listMissing && <b className={classes.due}>{texts.listMissing}</b>}
      <span className={classes.facts}>{facts.join('\n')}</span>
    </button>
  )
}

/** The start; with its day where that is before the board's first: last night's trip is not tonight's. */
function startText({ startsAt }: BoardTrip, since: string): string {
  const day = istDay(Date.parse(startsAt))
  return day < since ? `${weekdayText(day)}, ${clockTextOf(startsAt)}` : clockTextOf(startsAt)
}

/** The end; with its day where that is another. */
function endText({ startsAt, endsAt }: BoardTrip): string {
  const [first, last] = [startsAt, endsAt].map((at) => istDay(Date.parse(at)))
  return first === last || !last ? clockTextOf(endsAt) : `${weekdayText(last)}, ${clockTextOf(endsAt)}`
}
