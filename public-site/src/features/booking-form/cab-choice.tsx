import { Fragment, useMemo, useState } from 'react'
import { CAB_CLASSES, type Cab } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { Button, SimpleGrid, Skeleton, Text, VisuallyHidden } from 'shared-ui'
import { LoadFailure } from '../../components/load-failure.tsx'
import { costOf } from '../../lib/cab-rate.ts'
import { type CabTile, cabTiles } from '../../lib/cab-tiles.ts'
import type { Query } from '../../lib/queries.ts'
import { markAtRest } from '../../lib/rendered-later.ts'
import { tileCharge, tileCovers } from '../../lib/tile-facts.ts'
import type { CabPricing } from '../../lib/use-trip-pricing.ts'
import { bookingTexts } from '../../texts/booking.ts'
import classes from './cab-choice.module.css'
import { CabTileOption } from './cab-tile.tsx'
import { type FormPart, fieldId } from './form-part.ts'
import { NoneFits, SeatsNotice } from './seats-notice.tsx'

/** Tiles shown before the visitor asks for more, one for each class, and how many more come then. */
const FIRST = CAB_CLASSES.length
const MORE = 24

type Part = { part: FormPart }
/** `taken` are the ids of the cabs of which no vehicle is free for the trip. */
type Found = {
  cabs: Query<Cab[]>
  tariff: Tariff | undefined
  pricing: CabPricing | null
  taken: ReadonlySet<string>
}

/** The cabs of the trip type to choose from: those that seat all persons first, then by what the trip costs. */
export function CabChoice({ part, cabs, ...known }: Part & Found) {
  const { trip, errors } = part
  const t = bookingTexts().cabs
  return (
    <div id={fieldId('selectedCab')} tabIndex={-1} className={classes.choice}>
      {cabs.data && <Cabs key={trip.tripType} part={part} cabs={cabs.data} {...known} />}
      {cabs.failed && <LoadFailure message={t.notLoaded({ what: t.what })} onRetry={cabs.retry} />}
      {!cabs.data && !cabs.failed && <CabsLoading />}
      {errors.selectedCab && (
        <Text c="var(--danger)" size="sm" mt="xs">
          {errors.selectedCab}
        </Text>
      )}
    </div>
  )
}

function Cabs({ part, cabs, tariff, pricing, taken }: Part & Omit<Found, 'cabs'> & { cabs: Cab[] }) {
  const { trip, set } = part
  const t = bookingTexts().cabs
  const [count, setCount] = useState<number>(FIRST)
  const persons = Number(trip.numberOfPersons) || 0
  const chosen = cabs.find(({ _id }) => _id === trip.selectedCab)
  // Of up to 500 cabs: not with each key.
  const tiles = useMemo(() => {
    const cost = costOf(tariff, pricing, trip.tripType)
    return cabTiles(cabs, { persons, cost, pricing, taken, chosen })
  }, [cabs, tariff, pricing, trip.tripType, persons, taken, chosen])
  const shown = withChosen(tiles, count, chosen)
  const choose = (cab: Cab) => set({ selectedCab: cab._id })

  if (cabs.length === 0) return <Text>{t.none}</Text>
  return (
    <>
      <NoneFits persons={persons} cabs={cabs} />
      <div ref={markAtRest} className={classes.cabs}>
        {shown.map((tile) => (
          <Fragment key={tile.cabClass ?? tile.cab._id}>
            <CabTileOption
              {...{ tile, persons, pricing, taken }}
              chosen={tile.cab === chosen}
              charge={tileCharge(tile, { tariff, pricing, tripType: trip.tripType })}
              covers={tariff ? tileCovers(tile, tariff, trip) : ''}
              onChoose={choose}
            />
            {tile.cab === chosen && (
              <SeatsNotice persons={persons} chosen={chosen} cabs={tiles.flatMap(modelsOf)} onChoose={choose} />
            )}
          </Fragment>
        ))}
      </div>
      {count < tiles.length && (
        <Button variant="light" mt="sm" fullWidth onClick={() => setCount(count + MORE)}>
          {t.more({ count: tiles.length - shown.length })}
        </Button>
      )}
    </>
  )
}

const modelsOf = ({ models }: CabTile): Cab[] => models.map(({ cab }) => cab)

/** The chosen tile is always in sight: it comes first when the order would hide it. */
function withChosen(tiles: CabTile[], count: number, chosen: Cab | undefined): CabTile[] {
  const shown = tiles.slice(0, count)
  const hidden = tiles.slice(count).find(({ cab }) => cab === chosen)
  return hidden ? [hidden, ...shown] : shown
}

const CabsLoading = () => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} aria-busy="true">
    <VisuallyHidden role="status">{bookingTexts().cabs.loading}</VisuallyHidden>
    <Skeleton h={112} />
    <Skeleton h={112} />
  </SimpleGrid>
)
