import type { Cab } from 'shared-api/contract'
import { formatPaise, PAISE_PER_KM, totalPaise, tripTotal } from 'shared-api/pricing'
import priceClasses from '../../components/price-summary.module.css'
import { NotIncluded } from '../../components/price-summary.tsx'
import { cabName, cabPrice } from '../../lib/cab-texts.ts'
import { commonTexts } from '../../texts/common.ts'
import { confirmTexts } from '../../texts/confirm.ts'

type Props = { distance: string; cab: Cab }

/** The approximate total and its parts. */
export const PriceBreakdown = ({ distance, cab }: Props) => (
  <div>
    <table className={priceClasses.table}>
      <caption className={priceClasses.caption}>{confirmTexts().price}</caption>
      <tbody>
        <tr>
          <th scope="row">{confirmTexts().kmAt(distance, formatPaise(PAISE_PER_KM))}</th>
          <td>{formatPaise(totalPaise(distance, 0))}</td>
        </tr>
        <tr>
          <th scope="row">{cabName(cab)}</th>
          <td>{cabPrice(cab)}</td>
        </tr>
        <tr className={priceClasses.total}>
          <th scope="row">{commonTexts().price.total}</th>
          <td>{formatPaise(tripTotal(distance, cab))}</td>
        </tr>
      </tbody>
    </table>
    <NotIncluded />
  </div>
)
