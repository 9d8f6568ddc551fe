import type { BookingPage, Company, TouristList } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { formatPhone } from 'shared-api/india'
import { toPaise, toRupees } from 'shared-api/money'
import { Title } from 'shared-ui'
import { Facts } from '../../components/facts.tsx'
import { clockText, weekdayText } from '../../components/times.ts'
import classes from './trip-sheet.module.css'

type Props = { booking: BookingPage; company: Company; tourists: TouristList }

/** What a driver takes along on paper: who, where and when, what is written on the way, and who signs. One sheet of A4. */
export function TripSheet({ booking, company, tourists }: Props) {
  const { assignment } = booking
  const { address } = company
  return (
    <article className={classes.sheet} aria-label={`Trip sheet ${booking.reference}`}>
      <div className={classes.company}>
        <strong>{company.name}</strong>
        <span>
          {[address.street, address.city, address.postalCode].join(', ')} · {company.phones.map(formatPhone).join(', ')}
        </span>
      </div>
      <Facts
        facts={[
          ['Booking', booking.reference],
          ['Vehicle', [assignment?.vehicle.registration, assignment?.vehicle.cab].filter(Boolean).join(', ')],
          ['Driver', assignment && personText(assignment.driver)],
          ['Traveller', personText(booking)],
          ['Persons', booking.numberOfPersons],
          ['Trip', [booking.tripType, booking.localTripType].filter(Boolean).join(', ')],
          ['Pick-up', placeText(booking.pickUpDate, booking.pickUpTime, booking.pickUpLocation)],
          ['From', cityName(booking.from)],
          ['To', cityName(booking.to)],
          ['Visiting places', booking.visitingPlaces.join(', ')],
          ['Return', placeText(booking.returnDate, booking.returnTime, booking.returnLocation)],
        ]}
      />
      <Readings driving={booking.driving} />
      <Tourists list={tourists} />
      <div className={classes.signatures}>
        <span>Driver’s signature</span>
        <span>Traveller’s signature</span>
      </div>
    </article>
  )
}

/** Name and mobile, where it is not erased. */
const personText = ({ name, mobile }: { name: string; mobile: string }) =>
  [name, mobile && formatPhone(mobile)].filter(Boolean).join(', ')

const placeText = (day: string | null, time: string | null, location: string | null) =>
  day && [weekdayText(day), time && clockText(time), location].filter(Boolean).join(', ')

/** What is known already is printed; the rest is written by hand. */
function Readings({ driving }: Pick<BookingPage, 'driving'>) {
  const sumOf = (kinds: string[]) => {
    const sum = driving?.expenses
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((paise, { amount }) => paise + toPaise(amount), 0)
    return sum ? toRupees(sum) : null
  }
  return (
    <table className={classes.table}>
      <caption>Readings</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Date and time</th>
          <th scope="col">Km</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Start</th>
          <td />
          <td>{driving?.openingKm}</td>
        </tr>
        <tr>
          <th scope="row">End</th>
          <td />
          <td>{driving?.closingKm}</td>
        </tr>
        <tr>
          <th scope="row">Waiting, in minutes</th>
          <td colSpan={2}>{driving?.waitingMinutes}</td>
        </tr>
        <tr>
          <th scope="row">Toll and permit, ₹</th>
          <td colSpan={2}>{sumOf(['toll', 'permit'])}</td>
        </tr>
        <tr>
          <th scope="row">Parking and other, ₹</th>
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
        Tourist list: {origin} to {destination}
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
