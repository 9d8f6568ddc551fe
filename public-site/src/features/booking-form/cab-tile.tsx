import { useId } from 'react'
import type { Cab } from 'shared-api/contract'
import { shortPaise } from 'shared-api/money'
import { Badge } from 'shared-ui'
import { OnRequest } from '../../components/on-request.tsx'
import { Tile, TileFact, TileTotal } from '../../components/tile.tsx'
import { seatsAll } from '../../lib/cab-order.ts'
import { cabInShort, cabName } from '../../lib/cab-texts.ts'
import { type CabTile, modelNames, seatsOf } from '../../lib/cab-tiles.ts'
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
  /** What the price covers and what holds for it; '' while no price is known. */
  covers: string
  /** The ids of the cabs of which no vehicle is free for the trip. */
  taken: ReadonlySet<string>
  onChoose: (cab: Cab) => void
}

/** A class of cabs with what the trip costs; once chosen it opens its models. A too small one stays to be chosen. */
export function CabTileOption({ tile, persons, chosen, charge, pricing, covers, taken, onChoose }: Props) {
  const id = useId()
  const t = commonTexts().tile
  const { cab, cabClass, models } = tile
  const isClass = cabClass !== null
  const count = isClass ? 1 : (models[0]?.count ?? 1)
  const alikes = count > 1 && commonTexts().ofThese({ count })
  const fits = seatsAll(cab, persons)
  return (
    <div className={classes.cab} data-chosen={chosen || undefined}>
      <label className={classes.option}>
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
        <Tile
          id={id}
          imageUrl={cab.imageUrl}
          name={isClass ? sharedTexts().cabClasses[cabClass] : cabName(cab)}
          facts={[t.seats({ seats: seatsOf(tile, persons) }), charge, alikes].filter(Boolean).join(' · ')}
          models={isClass ? modelNames(tile) : ''}
          isSmall={!fits}
        >
          {!fits && (
            <Badge color="yellow" className={classes.tooSmall}>
              {t.tooSmall({ persons })}
            </Badge>
          )}
          {taken.has(cab._id) && <OnRequest />}
          {pricing && <TileTotal tile={tile} covers={covers} />}
          {(chosen || !isClass) && <TileFact>{cabInShort(cab)}</TileFact>}
        </Tile>
      </label>
      {chosen && models.length > 1 && <Models {...{ tile, pricing, taken, onChoose }} />}
    </div>
  )
}

function Models({ tile, pricing, taken, onChoose }: Pick<Props, 'tile' | 'pricing' | 'taken' | 'onChoose'>) {
  return (
    <fieldset className={classes.modelChoice}>
      <legend>{bookingTexts().cabs.model}</legend>
      {tile.models.map(({ cab }) => {
        const fare = pricing?.(cab)
        return (
          <label key={cab._id} className={classes.model}>
            <input type="radio" name="model" checked={cab === tile.cab} onChange={() => onChoose(cab)} />
            <span>
              <span>
                {[cabName(cab), commonTexts().tile.seats({ seats: cab.seats }), fare && shortPaise(fare.total)]
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
