import { type BookingPage, type Company, FOR_DRIVER, returnOf, type TouristList, whoTravels } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { forWhomLabels } from 'shared-api/languages/words'
import { rupeesText, toPaise, toRupees } from 'shared-api/money'
import { Title } from 'shared-ui'
import { cityText } from '../../components/city-text.ts'
import { Facts } from '../../components/facts.tsx'
import { Parts } from '../../components/parts.tsx'
import { clockText, weekdayText } from '../../components/times.ts'
import { tripTypeNames } from '../../components/trip-type-text.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { tripSheetTexts } from '../../texts/trip-sheet.ts'
import classes from './trip-sheet.module.css'

type Props = { booking: BookingPage; company: Company; tourists: TouristList }

/** What a driver takes along on paper: who, where and when, what is written on the way, and who signs. One sheet of A4. */
export function TripSheet({ booking, company, tourists }: Props) {
  const { assignment } = booking
  const { address } = company
  const texts = tripSheetTexts().sheet
  const labels = forWhomLabels(sharedTexts().contract)
  return (
    <article className={classes.sheet} aria-label={tripSheetTexts().titleOf({ reference: booking.reference })}>
      <div className={classes.company}>
        <strong>{company.name}</strong>
        <span>
          {[address.street, address.city, address.postalCode].join(', ')} · {company.phones.map(formatPhone).join(', ')}
        </span>
      </div>
      <Facts
        facts={[
          [texts.booking, booking.reference],
          [texts.vehicle, [assignment?.vehicle.registration, assignment?.vehicle.cab].filter(Boolean).join(', ')],
          [texts.driver, assignment && <Person {...assignment.driver} />],
          [texts.traveller, <Person {...whoTravels(booking)} />],
          [labels.companyName, booking.companyName],
          [texts.persons, booking.numberOfPersons],
          [texts.trip, tripTypeNames(booking).join(', ')],
          [
            texts.pickUp,
            placeText({ date: booking.pickUpDate, time: booking.pickUpTime, location: booking.pickUpLocation }),
          ],
          [texts.from, cityText(booking.from)],
          [texts.to, cityText(booking.to)],
          [texts.places, booking.visitingPlaces.join(', ')],
          [texts.return, placeText(returnOf(booking))],
          [texts.collect, company.driversCollect ? rupeesText(Math.max(0, booking.balance)) : null],
          ...FOR_DRIVER.map((field): [string, string | null] => [labels[field], booking[field]]),
        ]}
      />
      <Readings driving={booking.driving} />
      <Tourists list={tourists} />
      <div className={classes.signatures}>
        <span>{texts.driverSigns}</span>
        <span>{texts.travellerSigns}</span>
      </div>
    </article>
  )
}

/** Name and mobile, where it is not erased. */
const Person = ({ name, mobile }: { name: string; mobile: string }) => (
  <Parts parts={[name, mobile && formatPhone(mobile)]} between=", " />
)

const placeText = (stop: ReturnType<typeof returnOf>) =>
  stop && [weekdayText(stop.date), stop.time && clockText(stop.time), stop.location].filter(Boolean).join(', ')

/** What is known already is printed; the rest is written by hand. */
function Readings({ driving }: Pick<BookingPage, 'driving'>) {
  const texts = tripSheetTexts().readings
  const sumOf = (kinds: string[]) => {
    const sum = driving?.expenses
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((paise, { amount }) => paise + toPaise(amount), 0)
    return sum ? toRupees(sum) : null
  }
  return (
    <table className={classes.table}>
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.km}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.start}</th>
          <td />
          <td>{driving?.openingKm}</td>
        </tr>
        <tr>
          <th scope="row">{texts.end}</th>
          <td />
          <td>{driving?.closingKm}</td>
        </tr>
        <tr>
          <th scope="row">{texts.waiting}</th>
          <td colSpan={2}>{driving?.waitingMinutes}</td>
        </tr>
        <tr>
          <th scope="row">{texts.tollAndPermit}</th>
          <td colSpan={2}>{sumOf(['toll', 'permit'])}</td>
        </tr>
        <tr>
          <th scope="row">{texts.parkingAndOther}</th>
          <td colSpan={2}>{sumOf(['parking', 'other'])}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Tourists({ list: { origin, destination, passengers } }: { list: TouristList }) {
  if (passengers.length === 0) return null
  return (
    <section aria-labelledby="tourists-printed">
      <Title order={2} size="h4" id="tourists-printed">
        {tripSheetTexts().tourists.titleOf({ origin, destination })}
      </Title>
      <ol className={classes.tourists}>
        {passengers.map(({ name, age }, at) => (
          <li key={at}>
            {name}, {age}
          </li>
        ))}
      </ol>
    </section>
  )
}
