import { useState } from 'react'
import type { Cab, TripType } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { Button } from 'shared-ui'
import { alike } from '../../lib/alike-cabs.ts'
import { cabCharge } from '../../lib/cab-rate.ts'
import { cabName, servedTrips } from '../../lib/cab-texts.ts'
import { addsCabPrice } from '../../lib/fare-texts.ts'
import { markAtRest, useCardsRendered } from '../../lib/rendered-later.ts'
import type { CabPricing } from '../../lib/use-trip-pricing.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { commonTexts } from '../../texts/common.ts'
import { CabCard } from './cab-card.tsx'
import { cabFacts } from './cab-facts.ts'
import classes from './cab-list.module.css'

/** Cards shown at first and added each time: whole rows of 1, 2 and 3. */
const AT_ONCE = 24

type Props = {
  cabs: Cab[]
  /** The number of cabs that are still loading. */
  more: number
  tariff: Tariff | undefined
  /** The trip type that the visitor looks for. */
  tripType: TripType | ''
  /** The price of the visitor's trip, once it is known. */
  pricing: CabPricing | null
  /** The ids of the cabs of which no vehicle is free for that trip. */
  taken: ReadonlySet<string>
  onSelect: (cab: Cab) => void
}

/** The cards of the cabs, opened part by part, so that 500 of them stay quick. */
export function CabGrid({ cabs, more, tariff, tripType, pricing, taken, onSelect }: Props) {
  const [count, setCount] = useState(AT_ONCE)
  const rendered = useCardsRendered(count)
  const rows = alike(cabs, taken)
  const left = rows.length + more - count
  return (
    <>
      <ul ref={markAtRest} className={classes.grid}>
        {rows.slice(0, rendered).map(({ cab, count: alikes }, position) => (
          <li key={cab._id} className={classes.cell}>
            {/* One picture at once: on a phone no other is in sight, and each would make the first wait. */}
            <CabCard
              cab={cab}
              count={alikes}
              eager={position === 0}
              charge={cabCharge(tariff, tripType || firstTrip(cab), cab, pricing)}
              addsPrice={!tariff || addsCabPrice(tariff, cab)}
              pricing={pricing}
              taken={taken.has(cab._id)}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <>
          <Button variant="default" size="lg" className={classes.more} onClick={() => setCount(count + AT_ONCE)}>
            {cabsTexts().more({ count: left })}
          </Button>
          <noscript>
            <CabLines
              cabs={rows.slice(count).map(({ cab }) => cab)}
              chargeOf={(cab) => cabCharge(tariff, tripType || firstTrip(cab), cab, pricing)}
            />
            {more > 0 && <p>{commonTexts().moreByPhone({ count: more })}</p>}
          </noscript>
        </>
      )}
    </>
  )
}

/** The trip type that a cab is priced for where the visitor looks for none. */
const firstTrip = (cab: Cab): TripType => cab.category[0] ?? 'Outstation'

/** The cabs that no button brings where scripts are off, a line each: cards would be heavy for all others. */
const CabLines = ({ cabs, chargeOf }: { cabs: Cab[]; chargeOf: (cab: Cab) => string }) => (
  <ul>
    {cabs.map((cab) => (
      <li key={cab._id}>
        <strong>{cabName(cab)}</strong> {[cabFacts(cab), chargeOf(cab), servedTrips(cab)].filter(Boolean).join(' · ')}
      </li>
    ))}
  </ul>
)
