import type { Cab } from 'shared-api/contract'
import type { Fare, Tariff } from 'shared-api/fares'
import { FareNotes } from '../../components/fare-notes.tsx'
import { FareRows } from '../../components/fare-rows.tsx'
import priceClasses from '../../components/price-summary.module.css'
import { cabName, cabPrice } from '../../lib/cab-texts.ts'
import { addsCabPrice, tripLength } from '../../lib/fare-texts.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { commonTexts } from '../../texts/common.ts'
import { confirmTexts } from '../../texts/confirm.ts'

type Props = { trip: TripFields; cab: Cab; fare: Fare; tariff: Tariff }

/** The approximate total and its parts. */
export const PriceBreakdown = ({ trip, cab, fare, tariff }: Props) => (
  <div>
    <table className={priceClasses.table}>
      <caption className={priceClasses.caption}>{confirmTexts().price}</caption>
      <tbody>
        <tr>
          <th scope="row">{commonTexts().price.distance}</th>
          <td>{tripLength(trip, tariff)}</td>
        </tr>
        {/* It has no line of its own: its price is asked for. */}
        {cab.price === null && addsCabPrice(tariff, cab) && (
          <tr>
            <th scope="row">{cabName(cab)}</th>
            <td>{cabPrice(cab)}</td>
          </tr>
        )}
        <FareRows fare={fare} cabName={cabName(cab)} />
      </tbody>
    </table>
    <FareNotes tariff={tariff} fare={fare} pickUp={trip} />
  </div>
)
