import type { Cab } from 'shared-api/contract'
import { asksHours, type Tariff } from 'shared-api/fares'
import { CitySelects } from './city-selects.tsx'
import { DistanceField } from './distance-field.tsx'
import classes from './fields.module.css'
import type { FormPart } from './form-part.ts'
import { HoursField } from './hours-field.tsx'
import { PlaceSearch } from './place-search.tsx'
import { RouteTabs } from './route-tabs.tsx'
import { useRoad } from './use-road.ts'

/** From and to, and the distance between them or the hours of a local trip. */
export function RouteFields({ part, tariff, cab, byState, onByState }: Props) {
  const road = useRoad(part)
  return (
    <div className={classes.pair}>
      <RouteTabs byState={byState} onByState={onByState} className={`${classes.pair} ${classes.wide}`}>
        {byState ? <CitySelects part={part} /> : <Places part={part} onMissing={() => onByState(true)} />}
      </RouteTabs>
      {tariff && asksHours(tariff, part.trip.tripType) ? (
        <HoursField part={part} tariff={tariff} cab={cab} />
      ) : (
        <DistanceField part={part} road={road} />
      )}
    </div>
  )
}

type Props = {
  part: FormPart
  tariff: Tariff | undefined
  cab: Cab | undefined
  /** Whether each end is chosen by its state and then its city, and not by a typed name. */
  byState: boolean
  onByState: (byState: boolean) => void
}

type Searched = { part: FormPart; onMissing: () => void }

const Places = ({ part, onMissing }: Searched) => (
  <>
    <PlaceSearch end="from" part={part} onMissing={onMissing} />
    <PlaceSearch end="to" part={part} onMissing={onMissing} />
  </>
)
