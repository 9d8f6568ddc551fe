import { formatPaise, shortPaise } from 'shared-api/money'
import { Button } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import classes from './booking-bar.module.css'

type Props = {
  /** Null where the tariff has none; undefined while nothing is known of it. */
  totalPaise: number | null | undefined
  /** What the cheapest cab costs, while none is chosen. */
  fromPaise?: number | undefined
  /** While the booking is on its way. */
  sending?: boolean
}

/**
 * The price and the submit button of the form around it; on a phone they stay at the bottom of the screen while their
 * box is visible. Each new price is announced.
 */
export function BookingBar({ totalPaise, fromPaise, sending }: Props) {
  const isFrom = totalPaise === undefined && fromPaise !== undefined
  return (
    <div className={classes.bar}>
      <p role="status" className={classes.price} data-empty={!(totalPaise || isFrom) || undefined}>
        {!isFrom && <span className={classes.label}>{commonTexts().price.short}</span>}
        <span key={`${isFrom} ${totalPaise ?? fromPaise}`} className={`figures ${classes.total}`}>
          {isFrom && commonTexts().price.least({ total: shortPaise(fromPaise) })}
          {totalPaise === undefined && !isFrom && '–'}
          {totalPaise === null && commonTexts().price.noPrice}
          {typeof totalPaise === 'number' && formatPaise(totalPaise)}
        </span>
      </p>
      <Button type="submit" size="lg" loading={sending}>
        {commonTexts().bookNow}
      </Button>
    </div>
  )
}
