import type { Cab } from 'shared-api/contract'
import { Button, Picture } from 'shared-ui'
import { FULL_WIDTH } from '../../components/picture-sizes.ts'
import { cabDescription, cabName, cabPrice, servedTrips } from '../../lib/cab-texts.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { CabDescription } from './cab-description.tsx'
import classes from './cab-list.module.css'

/** How wide the picture is shown: one, two and three cards in a row. */
const SIZES = `(min-width: 62em) 22rem, (min-width: 42em) 45vw, ${FULL_WIDTH}`

type Props = { cab: Cab; eager: boolean; onSelect: (cab: Cab) => void }

/** A cab as the cars page shows it (docs/product.md, Cabs). Its words are plain elements: there are many cards. */
export const CabCard = ({ cab, eager, onSelect }: Props) => (
  <article className={classes.card}>
    <Picture src={cab.imageUrl} alt="" sizes={SIZES} eager={eager} className={classes.picture} />
    <div className={classes.words}>
      <h2 className={classes.name}>{cabName(cab)}</h2>
      <p className={classes.seats}>{cabsTexts().facts(cab.seats)}</p>
      <CabDescription text={cabDescription(cab)} />
      <p className={classes.trips}>{servedTrips(cab)}</p>
      <p className={classes.fastag}>{cabsTexts().fastag}</p>
    </div>
    <div className={classes.foot}>
      <p className={classes.price}>
        <span className={`figures ${classes.amount}`}>{cabPrice(cab)}</span>
        <span className={classes.fees}>{cabsTexts().fees}</span>
      </p>
      <Button aria-label={cabsTexts().selectCab(cabName(cab))} onClick={() => onSelect(cab)}>
        {cabsTexts().select}
      </Button>
    </div>
  </article>
)
