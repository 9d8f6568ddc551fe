import { formatPaise } from 'shared-api/pricing'
import { Text } from 'shared-ui'
import classes from './price-summary.module.css'

type Props = { from: string; to: string; distance: string; totalPaise: number }

/** From, To, Distance and Total Price of a trip (`specification §2`), and what is not in the price. */
export function PriceSummary({ from, to, distance, totalPaise }: Props) {
  return (
    <div>
      <table className={classes.table}>
        <caption className={classes.caption}>Price summary</caption>
        <tbody>
          <tr>
            <th scope="row">From</th>
            <td>{from || NOTHING}</td>
          </tr>
          <tr>
            <th scope="row">To</th>
            <td>{to || NOTHING}</td>
          </tr>
          <tr>
            <th scope="row">Distance</th>
            <td>{distance.trim() ? `${distance} km` : NOTHING}</td>
          </tr>
          <tr className={classes.total}>
            <th scope="row">Total Price (approx)</th>
            <td>{formatPaise(totalPaise)}</td>
          </tr>
        </tbody>
      </table>
      <NotIncluded />
    </div>
  )
}

const NOTHING = '–'

/** What the price does not hold, by the terms. */
export const NotIncluded = () => (
  <Text size="sm" c="dimmed" mt="xs">
    Not in this price: toll, parking, permits, driver allowance, and the night charge from 10 pm to 6 am. You pay 25% in
    advance and 75% at boarding.
  </Text>
)
