import { formatPaise } from 'shared-api/pricing'
import { Button } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import classes from './booking-bar.module.css'

type Props = {
  totalPaise: number
  /** While the booking is on its way. */
  sending?: boolean
}

/**
 * The price and the button that sends the form around it; on a phone they stay at the foot of the screen, as far as the
 * box goes that holds them. Each new price is told to those who do not see it.
 */
export const BookingBar = ({ totalPaise, sending }: Props) => (
  <div className={classes.bar}>
    <p role="status" className={classes.price} data-empty={totalPaise === 0 || undefined}>
      <span className={classes.label}>{commonTexts().price.short}</span>
      <span className={`figures ${classes.total}`}>{formatPaise(totalPaise)}</span>
    </p>
    <Button type="submit" size="lg" loading={sending}>
      {commonTexts().bookNow}
    </Button>
  </div>
)
