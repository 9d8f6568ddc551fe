import { formatPaise } from 'shared-api/pricing'
import { Button } from 'shared-ui'
import classes from './booking-bar.module.css'

/** The price and the button; on a phone they stay at the foot of the screen while the form is filled in. */
export const BookingBar = ({ totalPaise }: { totalPaise: number }) => (
  <div className={classes.bar}>
    <p className={classes.price} data-empty={totalPaise === 0 || undefined}>
      <span className={classes.label}>Total (approx)</span>
      <span className={`figures ${classes.total}`}>{formatPaise(totalPaise)}</span>
    </p>
    <Button type="submit" size="lg" className={classes.button}>
      Book Now
    </Button>
  </div>
)
