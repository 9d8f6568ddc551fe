import { isNotDriven, type TripReply } from 'shared-api/contract'
import { fareInPaise } from 'shared-api/fares'
import { rupeesText } from 'shared-api/money'
import { Text, Title } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'
import priceClasses from '../../components/price-summary.module.css'
import { cabName } from '../../lib/cab-texts.ts'
import { formatDay, formatTime } from '../../lib/format-day.ts'
import { formatInstant } from '../../lib/format-instant.ts'
import { cityName } from '../../lib/places.ts'
import { tripTexts } from '../../texts/trip.ts'
import { AskChange } from './ask-change.tsx'
import { CancelTrip } from './cancel-trip.tsx'
import classes from './trip.module.css'
import { TripDriver } from './trip-driver.tsx'
import { TripForWhom } from './trip-for-whom.tsx'
import { TripLine } from './trip-line.tsx'
import { TripPapers } from './trip-papers.tsx'
import { TripPayment } from './trip-payment.tsx'
import { TripWays } from './trip-ways.tsx'

type Props = { trip: TripReply; token: string; onReply: (trip: TripReply) => void; onFailure: () => void }

/** All of a booked trip for its traveller (docs/product.md, The traveller's page). */
export function TripView({ trip, token, onReply, onFailure }: Props) {
  const { booking, cancellation, changeable } = trip
  const t = tripTexts()
  return (
    <div className={classes.trip}>
      <div className={classes.state}>
        <p className={classes.reference}>{t.reference({ reference: booking.reference })}</p>
        <div role="status" data-state={booking.status}>
          <Title order={2}>{confirmedByAdvance(trip) ? t.advanceConfirms : t.states[booking.status]}</Title>
        </div>
        <Text fw={600}>
          {[
            t.route({ from: cityName(booking.from), to: cityName(booking.to) }),
            formatDay(booking.PickUpdate),
            formatTime(booking.pickUpTime),
          ].join(', ')}
        </Text>
        <Text>{t.cab({ cab: cabName(booking.selectedCab), persons: Number(booking.NumberOfPersons) })}</Text>
        {trip.party && <Text>{partyText(trip.party)}</Text>}
      </div>
      <TripDriver {...trip} />
      <TripPayment trip={trip} token={token} onReply={onReply} />
      <TripLine booking={booking} />
      <TripForWhom booking={booking} />
      <Price booking={booking} quoted={trip.quoted} />
      <TripPapers papers={trip.papers} token={token} />
      <TripWays trip={trip} token={token} />
      {changeable && <AskChange token={token} onReply={onReply} />}
      {cancellation && <CancelTrip token={token} cost={cancellation} onReply={onReply} onFailure={onFailure} />}
      {changeable && !cancellation && <Text className={classes.screenOnly}>{t.cancel.tooLate}</Text>}
      <Steps history={trip.history} />
    </div>
  )
}

/** Whether paying confirms the trip: once the advance is paid, a call does, as where no vehicle was free. */
const confirmedByAdvance = ({ advanceWhen, booking, payment }: TripReply) =>
  advanceWhen === 'confirms' && booking.advance > (payment?.paid ?? 0)

const partyText = ({ total, references }: NonNullable<TripReply['party']>) =>
  tripTexts().party({ count: references.length, references: references.join(', '), total: rupeesText(total) })

const Price = ({ booking, quoted }: Pick<TripReply, 'booking' | 'quoted'>) => {
  const { selectedCab, total, advance, status } = booking
  const t = tripTexts()
  const inParts = !quoted && !isNotDriven(status)
  return (
    <>
      <FareTable
        caption={quoted ? t.billed : t.price}
        fare={{ ...booking, total, advance: inParts ? advance : 0 }}
        exact={quoted !== null}
        cabName={cabName(selectedCab)}
      />
      {quoted && (
        <details>
          <summary>{t.quoted({ total: rupeesText(quoted.total) })}</summary>
          <FareTable
            caption={t.price}
            fare={{ fareLines: quoted.lines, total: quoted.total, advance: 0 }}
            cabName={cabName(selectedCab)}
          />
        </details>
      )}
    </>
  )
}

type TableProps = {
  caption: string
  fare: Pick<TripReply['booking'], 'fareLines' | 'total' | 'advance'>
  exact?: boolean
  cabName: string
}

const FareTable = ({ caption, fare, exact = false, cabName: cab }: TableProps) => (
  <table className={priceClasses.table}>
    <caption className={priceClasses.caption}>{caption}</caption>
    <tbody>
      <FareRows fare={fareInPaise(fare)} exact={exact} cabName={cab} />
    </tbody>
  </table>
)

const Steps = ({ history }: Pick<TripReply, 'history'>) => (
  <section>
    <Title order={2} size="h3" mb="md">
      {tripTexts().steps.title}
    </Title>
    <ol className={classes.line}>
      {history.map(({ status, at }) => (
        <li key={`${at} ${status}`}>
          <strong>{tripTexts().steps[status]}</strong>
          <span>{formatInstant(at)}</span>
        </li>
      ))}
    </ol>
  </section>
)
