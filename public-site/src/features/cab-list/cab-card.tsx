import type { Cab } from 'shared-api/contract'
import { Button, Picture, Text, Title } from 'shared-ui'
import { cabDescription, cabName, cabPrice } from '../../lib/cab-texts.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './cab-list.module.css'

/** How wide the picture is shown: one, two and three cards in a row. */
const SIZES = '(min-width: 62em) 22rem, (min-width: 42em) 45vw, 92vw'

type Props = { cab: Cab; eager: boolean; onSelect: (cab: Cab) => void }

/** A cab as the cars page shows it (`specification §2`). */
export const CabCard = ({ cab, eager, onSelect }: Props) => (
  <article className={classes.card}>
    <Picture src={cab.imageUrl} alt="" sizes={SIZES} eager={eager} className={classes.picture} />
    <div className={classes.words}>
      <Title order={2} size="h3">
        {cabName(cab)}
      </Title>
      <Text fw={600}>{cabsTexts().facts(cab.seats)}</Text>
      <Text c="dimmed">{cabDescription(cab)}</Text>
      <Text size="sm" className={classes.trips}>
        {cab.category.map((type) => commonTexts().servedTrips[type]).join(' · ')}
      </Text>
      <Text size="sm" className={classes.fastag}>
        {cabsTexts().fastag}
      </Text>
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
