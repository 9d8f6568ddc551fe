import { useId } from 'react'
import type { Cab } from 'shared-api/contract'
import { Badge, Picture } from 'shared-ui'
import { OnRequest } from '../../components/on-request.tsx'
import { TripPrice } from '../../components/trip-price.tsx'
import { seatsAll } from '../../lib/cab-order.ts'
import { cabInShort, cabName } from '../../lib/cab-texts.ts'
import type { CabPricing } from '../../lib/use-trip-pricing.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './cab-choice.module.css'

type Props = {
  cab: Cab
  /** How many of it there are. */
  count: number
  persons: number
  chosen: boolean
  /** Its own price or its charge per km; '' where neither is known. */
  charge: string
  pricing: CabPricing | null
  /** No vehicle of it is free for the trip. */
  taken: boolean
  onChoose: () => void
}

/** One cab of the choice. It stays to be chosen when it is too small, so that the persons can be put right later. */
export function CabOption({ cab, count, persons, chosen, charge, pricing, taken, onChoose }: Props) {
  const id = useId()
  const t = bookingTexts().cabs
  const fits = seatsAll(cab, persons)
  return (
    <label className={classes.cab} data-chosen={chosen || undefined} data-small={!fits || undefined}>
      <input
        type="radio"
        name="selectedCab"
        value={cab._id}
        checked={chosen}
        onChange={onChoose}
        className={classes.radio}
        aria-labelledby={`${id}-name ${id}-facts`}
        aria-describedby={`${id}-more`}
      />
      <Picture src={cab.imageUrl} alt="" sizes="7rem" className={classes.picture} />
      <span className={classes.words}>
        <span id={`${id}-name`} className={classes.name}>
          {cabName(cab)}
        </span>
        <span id={`${id}-facts`} className={classes.facts}>
          {t.seats({ seats: cab.seats })}
          {charge && ` · ${charge}`}
          {count > 1 && ` · ${commonTexts().ofThese({ count })}`}
        </span>
        <span id={`${id}-more`} className={classes.more}>
          {!fits && (
            <Badge color="yellow" className={classes.tooSmall}>
              {t.tooSmall({ persons })}
            </Badge>
          )}
          {taken && <OnRequest />}
          {pricing && <TripPrice fare={pricing(cab)} />}
          <span className={classes.description}>{cabInShort(cab)}</span>
        </span>
      </span>
    </label>
  )
}
