import { Fragment, useState } from 'react'
import type { Cab } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { Button, SimpleGrid, Skeleton, Text, VisuallyHidden } from 'shared-ui'
import { LoadFailure } from '../../components/load-failure.tsx'
import { type Alike, alike } from '../../lib/alike-cabs.ts'
import { offered } from '../../lib/cab-order.ts'
import { cabCharge, costOf } from '../../lib/cab-rate.ts'
import { markAtRest } from '../../lib/drawn-later.ts'
import type { Query } from '../../lib/queries.ts'
import type { CabPricing } from '../../lib/use-trip-pricing.ts'
import { bookingTexts } from '../../texts/booking.ts'
import classes from './cab-choice.module.css'
import { CabOption } from './cab-option.tsx'
import { type FormPart, fieldId, memoPart } from './form-part.ts'
import { NoneFits, SeatsNotice } from './seats-notice.tsx'

/** Cabs shown before the visitor asks for more, and how many more come then. */
const FIRST = 4
const MORE = 24

type Part = { part: FormPart<'tripType' | 'numberOfPersons' | 'selectedCab'> }
/** `taken` are the ids of the cabs of which no vehicle is free for the trip. */
type Found = {
  cabs: Query<Cab[]>
  tariff: Tariff | undefined
  pricing: CabPricing | null
  taken: ReadonlySet<string>
}

/** The cabs of the trip type to choose from: those that seat all persons first, then by what the trip costs. */
export const CabChoice = memoPart(
  ['tripType', 'numberOfPersons', 'selectedCab'],
  CabChoiceNow,
  ({ cabs: { data, failed }, tariff, pricing, taken }: Found) => [data, failed, tariff, pricing, taken],
)

function CabChoiceNow({ part, cabs, ...known }: Part & Found) {
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
  const [count, setCount] = useState(FIRST)
  const persons = Number(trip.numberOfPersons) || 0
  const chosen = cabs.find(({ _id }) => _id === trip.selectedCab)
  const rows = alike(offered(cabs, persons, costOf(tariff, pricing, trip.tripType)), taken, chosen)
  const ordered = rows.map(({ cab }) => cab)
  const shown = withChosen(rows.slice(0, count), rows, chosen)

  const choose = (cab: Cab) => set({ selectedCab: cab._id })

  if (cabs.length === 0) return <Text>{t.none}</Text>
  return (
    <>
      <NoneFits persons={persons} cabs={cabs} />
      <div ref={markAtRest} className={classes.cabs}>
        {shown.map(({ cab, count: alikes }) => (
          <Fragment key={cab._id}>
            <CabOption
              cab={cab}
              count={alikes}
              persons={persons}
              chosen={cab === chosen}
              charge={cabCharge(tariff, trip.tripType || 'Outstation', cab, pricing)}
              pricing={pricing}
              taken={taken.has(cab._id)}
              onChoose={() => choose(cab)}
            />
            {cab === chosen && <SeatsNotice persons={persons} chosen={cab} cabs={ordered} onChoose={choose} />}
          </Fragment>
        ))}
      </div>
      {count < ordered.length && (
        <Button variant="light" mt="sm" fullWidth onClick={() => setCount(count + MORE)}>
          {t.more({ count: ordered.length - shown.length })}
        </Button>
      )}
    </>
  )
}

/** The chosen cab is always in sight: it comes first when the order would hide it. */
function withChosen(shown: Alike[], rows: Alike[], chosen: Cab | undefined): Alike[] {
  const row = rows.find(({ cab }) => cab === chosen)
  return row && !shown.includes(row) ? [row, ...shown] : shown
}

const CabsLoading = () => (
  <SimpleGrid cols={{ base: 1, sm: 2 }} aria-busy="true">
    <VisuallyHidden role="status">{bookingTexts().cabs.loading}</VisuallyHidden>
    <Skeleton h={112} />
    <Skeleton h={112} />
  </SimpleGrid>
)
