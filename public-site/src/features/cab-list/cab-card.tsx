import type { Cab } from 'shared-api/contract'
import { Button, Picture } from 'shared-ui'
import { OnRequest } from '../../components/on-request.tsx'
import { FULL_WIDTH } from '../../components/picture-sizes.ts'
import { TripPrice } from '../../components/trip-price.tsx'
import { cabDescription, cabName, cabPrice, servedTrips } from '../../lib/cab-texts.ts'
import type { CabPricing } from '../../lib/use-trip-pricing.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { commonTexts } from '../../texts/common.ts'
import { CabDescription } from './cab-description.tsx'
import { cabFacts } from './cab-facts.ts'
import classes from './cab-list.module.css'

/** How wide the picture is shown: one, two and three cards in a row. */
const SIZES = `(min-width: 62em) 22rem, (min-width: 42em) 45vw, ${FULL_WIDTH}`

type Props = {
  cab: Cab
  /** How many of it there are. */
  count: number
  eager: boolean
  /** Its charge where no trip is known. */
  charge: string
  /** Whether its own price is part of a fare. */
  addsPrice: boolean
  /** The price of the visitor's trip, once it is known. */
  pricing: CabPricing | null
  /** No vehicle of it is free for that trip. */
  taken: boolean
  onSelect: (cab: Cab) => void
}

/** A cab as the cars page shows it (docs/product.md, Cabs). Its words are plain elements: there are many cards. */
export const CabCard = ({ cab, count, eager, charge, addsPrice, pricing, taken, onSelect }: Props) => (
  <article className={classes.card}>
    <Picture src={cab.imageUrl} alt="" sizes={SIZES} eager={eager} className={classes.picture} />
    <div className={classes.words}>
      <h2 className={classes.name}>{cabName(cab)}</h2>
      <p className={classes.seats}>
        {cabFacts(cab)}
        {count > 1 && ` · ${commonTexts().ofThese({ count })}`}
      </p>
      <CabDescription text={cabDescription(cab)} />
      <p className={classes.trips}>{servedTrips(cab)}</p>
      <p className={classes.fastag}>{cabsTexts().fastag}</p>
    </div>
    <div className={classes.foot}>
      <div className={classes.price}>
        {addsPrice && (
          <>
            <span className={`figures ${classes.amount}`}>{cabPrice(cab)}</span>
            <span className={classes.fees}>{cabsTexts().fees}</span>
          </>
        )}
        {!addsPrice && charge && <span className={classes.amount}>{charge}</span>}
        {pricing && <TripPrice fare={pricing(cab)} />}
        {taken && <OnRequest />}
      </div>
      <Button aria-label={cabsTexts().selectCab({ name: cabName(cab) })} onClick={() => onSelect(cab)}>
        {cabsTexts().select}
      </Button>
    </div>
  </article>
)
