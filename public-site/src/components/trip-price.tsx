import type { Fare } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { coveredBy } from '../lib/fare-texts.ts'
import { commonTexts } from '../texts/common.ts'
import classes from './trip-price.module.css'

/** What the visitor's trip costs with a cab, and what that covers. */
export const TripPrice = ({ fare }: { fare: Fare | null }) => (
  <span className={classes.price}>
    <strong>
      {fare ? commonTexts().price.ofTrip({ total: shortPaise(fare.total) }) : commonTexts().price.noPrice}
    </strong>
    {fare && <span>{coveredBy(fare)}</span>}
  </span>
)
