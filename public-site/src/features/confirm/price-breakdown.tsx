import type { Cab } from 'shared-api/contract'
import type { Fare, Tariff } from 'shared-api/fares'
import { Text } from 'shared-ui'
import { FareNotes } from '../../components/fare-notes.tsx'
import { FareRows } from '../../components/fare-rows.tsx'
import priceClasses from '../../components/price-summary.module.css'
import { cabName, cabPrice } from '../../lib/cab-texts.ts'
import { addsCabPrice, tripLength } from '../../lib/fare-texts.ts'
import { notInKm } from '../../lib/road-texts.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { useStops } from '../../lib/use-stops.ts'
import { commonTexts } from '../../texts/common.ts'
import { confirmTexts } from '../../texts/confirm.ts'

type Props = { trip: TripFields; cab: Cab; fare: Fare; tariff: Tariff }

/** The approximate total and its parts, and which stops its km leave out. */
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
    <MissingStops trip={trip} />
    <FareNotes tariff={tariff} fare={fare} pickUp={trip} />
  </div>
)

/** The stops that the road's km leave out; of the visitor's own km nobody knows. */
function MissingStops({ trip }: Pick<Props, 'trip'>) {
  const unknown = useStops(trip)?.unknown ?? []
  if (trip.distanceSource === 'visitor' || unknown.length === 0) return null
  return (
    <Text size="sm" mt="xs">
      {notInKm(unknown)}
    </Text>
  )
}
