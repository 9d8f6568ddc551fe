import { useId } from 'react'
import type { Cab } from 'shared-api/contract'
import { shortPaise } from 'shared-api/money'
import { Badge, Picture } from 'shared-ui'
import { OnRequest } from '../../components/on-request.tsx'
import { seatsAll } from '../../lib/cab-order.ts'
import { cabInShort, cabName } from '../../lib/cab-texts.ts'
import type { CabTile } from '../../lib/cab-tiles.ts'
import type { CabPricing } from '../../lib/use-trip-pricing.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { commonTexts } from '../../texts/common.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './cab-choice.module.css'

type Props = {
  tile: CabTile
  persons: number
  chosen: boolean
  /** The cab's own price or its charge per km; '' where neither counts or they differ. */
  charge: string
  pricing: CabPricing | null
  /** What the price covers, and what holds for it; '' while no price is known. */
  covers: string
  facts: string[]
  /** The ids of the cabs of which no vehicle is free for the trip. */
  taken: ReadonlySet<string>
  onChoose: (cab: Cab) => void
}

/** A class of cabs with what the trip costs; once chosen it opens its models. A too small one stays to be chosen. */
export function CabTileOption({ tile, persons, chosen, charge, pricing, covers, facts, taken, onChoose }: Props) {
  const id = useId()
  const t = bookingTexts().cabs
  const { cab, cabClass, models } = tile
  const isClass = cabClass !== null
  const count = isClass ? 1 : (models[0]?.count ?? 1)
  const alikes = count > 1 && commonTexts().ofThese({ count })
  const fits = seatsAll(cab, persons)
  return (
    <div className={classes.cab} data-chosen={chosen || undefined} data-small={!fits || undefined}>
      <label className={classes.tile}>
        <input
          type="radio"
          name="selectedCab"
          value={cab._id}
          checked={chosen}
          onChange={() => onChoose(cab)}
          className={classes.radio}
          aria-labelledby={`${id}-name ${id}-facts`}
          aria-describedby={`${id}-more`}
        />
        <Picture src={cab.imageUrl} alt="" sizes="7rem" className={classes.picture} />
        <span className={classes.words}>
          <span id={`${id}-name`} className={classes.name}>
            {isClass ? sharedTexts().cabClasses[cabClass] : cabName(cab)}
          </span>
          <span id={`${id}-facts`} className={classes.facts}>
            <span>{[t.seats({ seats: seatsOf(tile, persons) }), charge, alikes].filter(Boolean).join(' · ')}</span>{' '}
            {isClass && <span className={classes.models}>{modelNames(tile)}</span>}
          </span>
          <span id={`${id}-more`} className={classes.more}>
            {!fits && (
              <Badge color="yellow" className={classes.tooSmall}>
                {t.tooSmall({ persons })}
              </Badge>
            )}
            {taken.has(cab._id) && <OnRequest />}
            {pricing && <strong className={classes.total}>{totalText(tile)}</strong>}
            {tile.fare && <span className={classes.fact}>{[t.forTrip, covers, ...facts].join(' · ')}</span>}
            {models.length === 1 && <span className={classes.fact}>{cabInShort(cab)}</span>}
          </span>
        </span>
      </label>
      {chosen && models.length > 1 && <Models {...{ tile, pricing, taken, onChoose }} />}
    </div>
  )
}

/** The seats of those models that seat all: '6–7', or of all where none does. */
function seatsOf({ models, cab }: CabTile, persons: number): string {
  const all = models.map((one) => one.cab)
  const fitting = all.filter((one) => seatsAll(one, persons))
  const seats = (fitting.length > 0 ? fitting : [cab]).map((one) => one.seats)
  return [...new Set([Math.min(...seats), Math.max(...seats)])].join('–')
}

const modelNames = ({ models }: CabTile) => [...new Set(models.map(({ cab }) => cab.carModel))].join(', ')

function totalText({ fare, isFrom }: CabTile): string {
  const { price } = commonTexts()
  if (!fare) return price.noPrice
  const total = shortPaise(fare.total)
  return isFrom ? price.least({ total }) : total
}

function Models({ tile, pricing, taken, onChoose }: Pick<Props, 'tile' | 'pricing' | 'taken' | 'onChoose'>) {
  const t = bookingTexts().cabs
  return (
    <fieldset className={classes.modelChoice}>
      <legend>{t.model}</legend>
      {tile.models.map(({ cab }) => {
        const fare = pricing?.(cab)
        return (
          <label key={cab._id} className={classes.model}>
            <input type="radio" name="model" checked={cab === tile.cab} onChange={() => onChoose(cab)} />
            <span>
              <span>
                {[cabName(cab), t.seats({ seats: cab.seats }), fare && shortPaise(fare.total)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {taken.has(cab._id) && <OnRequest />}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
