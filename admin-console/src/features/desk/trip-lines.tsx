import { type DayTrip, type DeskTrip, isUnassigned } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { shortRupees } from 'shared-api/money'
import { Anchor, Button, Link } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { routeText } from '../../components/city-text.ts'
import { type Line, Lines } from '../../components/lines.tsx'
import { Parts } from '../../components/parts.tsx'
import { clockText, shortDayText } from '../../components/times.ts'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'

/** Of a trip that waits since another day the desk has less. */
type Trip = DeskTrip & Partial<DayTrip>
type Props = { title: string; trips: Trip[]; today: string; onAssign: (id: string) => void }

/** Trips in lines: when, where to, for whom and by whom, what is still to be taken, and how somebody is assigned. */
export const TripLines = ({ title, trips, today, onAssign }: Props) => (
  <Lines label={title} lines={trips.map((trip) => lineOf(trip, today, onAssign))} />
)

function lineOf(trip: Trip, today: string, onAssign: Props['onAssign']): Line {
  const { _id: id, reference, status, pickUpDate, pickUpTime, pickUpLocation, balance = 0 } = trip
  const texts = deskTexts().trip
  const href = paths.booking.href(id)
  const clock = clockText(pickUpTime)
  return {
    ...{ id, href, when: pickUpDate === today ? clock : `${shortDayText(pickUpDate)}, ${clock}` },
    what: (
      <>
        <Anchor component={Link} to={href} style={UNBROKEN}>
          {reference}
        </Anchor>{' '}
        <Parts parts={[pickUpLocation, routeText(trip)]} between=", " />{' '}
        <small>
          <Parts parts={whoOf(trip)} />
        </small>
      </>
    ),
    amount: balance > 0 && texts.due({ sum: shortRupees(balance) }),
    press: isUnassigned(status) && (
      <Button
        size="compact-sm"
        variant="light"
        aria-label={texts.assignNamed({ reference })}
        onClick={() => onAssign(id)}
      >
        {texts.assign}
      </Button>
    ),
  }
}

function whoOf({ name, mobile, status, vehicle, driver, selectedCab }: Trip) {
  const car = isUnassigned(status) ? `${cabName(selectedCab)}, ${deskTexts().trip.notAssigned}` : vehicle
  return [name, mobile && formatPhone(mobile), car ?? cabName(selectedCab), driver]
}
