import type { Cab, CabClass } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { Tile, TileFact, TileTotal } from '../../components/tile.tsx'
import { costOf } from '../../lib/cab-rate.ts'
import { cabTiles, modelNames, seatsOf } from '../../lib/cab-tiles.ts'
import { tileCharge, tileCovers } from '../../lib/tile-facts.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import type { CabPricing } from '../../lib/use-trip-pricing.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { commonTexts } from '../../texts/common.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { type CabFilter, matching } from './cab-filter.ts'
import classes from './class-tiles.module.css'

type Props = {
  cabs: Cab[]
  filter: CabFilter
  tariff: Tariff | undefined
  /** The visitor's trip and its price, once it is known. */
  trip: TripFields
  pricing: CabPricing | null
  taken: ReadonlySet<string>
  /** '' shows all classes again. */
  onChoose: (cabClass: CabClass | '') => void
}

/** The classes among the cabs, with what they charge or what the visitor's trip costs; a press narrows the list to one. */
export function ClassTiles({ cabs, filter, tariff, trip, pricing, taken, onChoose }: Props) {
  const t = commonTexts().tile
  const cost = costOf(tariff, pricing, filter.trip)
  const ofClasses = matching(cabs, { ...filter, cabClass: '' }, cost).filter(({ cabClass }) => cabClass !== null)
  const tiles = cabTiles(ofClasses, { persons: filter.seats, cost, pricing, taken, chosen: undefined })
  return (
    <fieldset className={classes.tiles} aria-label={cabsTexts().filter.cabClass}>
      {tiles.map((tile) => {
        const { cabClass, cab } = tile
        const isOn = cabClass === filter.cabClass
        return (
          cabClass && (
            <button
              key={cabClass}
              type="button"
              className={classes.option}
              aria-pressed={isOn}
              onClick={() => onChoose(isOn ? '' : cabClass)}
            >
              <Tile
                imageUrl={cab.imageUrl}
                name={sharedTexts().cabClasses[cabClass]}
                facts={t.seats({ seats: seatsOf(tile, filter.seats) })}
                models={modelNames(tile)}
              >
                {pricing && <TileTotal tile={tile} covers={tariff ? tileCovers(tile, tariff, trip) : ''} />}
                {!pricing && <TileFact>{tileCharge(tile, { tariff, pricing, tripType: filter.trip })}</TileFact>}
              </Tile>
            </button>
          )
        )
      })}
    </fieldset>
  )
}
