import type { Fare, Tariff } from 'shared-api/fares'
import { tripLength } from '../lib/fare-texts.ts'
import { cityName } from '../lib/places.ts'
import type { TripFields } from '../lib/trip-fields.ts'
import { commonTexts } from '../texts/common.ts'
import { FareNotes } from './fare-notes.tsx'
import { FareRows } from './fare-rows.tsx'
import classes from './price-summary.module.css'

type Props = {
  trip: TripFields
  /** Not there until they are known; no fare where the tariff has none. */
  tariff: Tariff | undefined
  fare: Fare | null
  cabName: string | undefined
}

/** From, To, Distance and Total Price of a trip, with the lines of its fare. */
export function PriceSummary({ trip, tariff, fare, cabName }: Props) {
  const t = commonTexts().price
  const length = tripLength(trip, tariff)
  return (
    <div>
      <table className={classes.table}>
        <caption className={classes.caption}>{t.title}</caption>
        <tbody>
          <tr>
            <th scope="row">{t.from}</th>
            <td>{cityName(trip.from) || NOTHING}</td>
          </tr>
          <tr>
            <th scope="row">{t.to}</th>
            <td>{cityName(trip.to) || NOTHING}</td>
          </tr>
          <tr>
            <th scope="row">{t.distance}</th>
            <td>{length || NOTHING}</td>
          </tr>
          {fare ? (
            <FareRows fare={fare} cabName={cabName} />
          ) : (
            <NoFare known={tariff !== undefined && cabName !== undefined} />
          )}
        </tbody>
      </table>
      {tariff && <FareNotes tariff={tariff} fare={fare} pickUp={trip} />}
    </div>
  )
}

const NOTHING = '–'

const NoFare = ({ known }: { known: boolean }) => (
  <tr className={classes.total}>
    <th scope="row">{commonTexts().price.total}</th>
    <td>{known ? commonTexts().price.noPrice : NOTHING}</td>
  </tr>
)
