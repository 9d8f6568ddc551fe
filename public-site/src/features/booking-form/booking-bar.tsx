import { Button } from 'shared-ui'
import { money } from '../../lib/money.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './booking-bar.module.css'

/**
 * The price and the button; on a phone they stay at the foot of the screen while the form is filled in. Each new price is
 * told to those who do not see it.
 */
export const BookingBar = ({ totalPaise }: { totalPaise: number }) => (
  <div className={classes.bar}>
    <p role="status" className={classes.price} data-empty={totalPaise === 0 || undefined}>
      <span className={classes.label}>{bookingTexts().total}</span>
      <span className={`figures ${classes.total}`}>{money(totalPaise)}</span>
    </p>
    <Button type="submit" size="lg" className={classes.button}>
      {commonTexts().bookNow}
    </Button>
  </div>
)
