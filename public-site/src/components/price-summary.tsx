import { formatPaise } from 'shared-api/pricing'
import { Text } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import classes from './price-summary.module.css'

type Props = { from: string; to: string; distance: string; totalPaise: number }

/** From, To, Distance and Total Price of a trip, and the costs that are not included. */
export function PriceSummary({ from, to, distance, totalPaise }: Props) {
  const t = commonTexts().price
  return (
    <div>
      <table className={classes.table}>
        <caption className={classes.caption}>{t.title}</caption>
        <tbody>
          <tr>
            <th scope="row">{t.from}</th>
            <td>{from || NOTHING}</td>
          </tr>
          <tr>
            <th scope="row">{t.to}</th>
            <td>{to || NOTHING}</td>
          </tr>
          <tr>
            <th scope="row">{t.distance}</th>
            <td>{distance.trim() ? t.km(distance) : NOTHING}</td>
          </tr>
          <tr className={classes.total}>
            <th scope="row">{t.total}</th>
            <td>{formatPaise(totalPaise)}</td>
          </tr>
        </tbody>
      </table>
      <NotIncluded />
    </div>
  )
}

const NOTHING = '–'

/** Costs that the price does not include, by the terms. */
export const NotIncluded = () => (
  <Text size="sm" c="dimmed" mt="xs">
    {commonTexts().price.notIncluded}
  </Text>
)
