import { type Cab, TRIP_TYPES } from 'shared-api/contract'
import { NativeSelect } from 'shared-ui'
import { type CabFilter, filterOf } from './cab-filter.ts'
import classes from './cab-list.module.css'

type Props = { cabs: Cab[]; filter: CabFilter; onChange: (wishes: Partial<CabFilter>) => void }

const ORDERS = [
  { value: '', label: 'As listed' },
  { value: 'rising', label: 'Price: low to high' },
  { value: 'falling', label: 'Price: high to low' },
]

/** Narrows and sorts the cabs. */
export const CabFilters = ({ cabs, filter, onChange }: Props) => (
  <search className={classes.filters}>
    <NativeSelect
      label="Trip type"
      data={[{ value: '', label: 'All trips' }, ...TRIP_TYPES]}
      value={filter.trip}
      onChange={(event) => onChange({ trip: wish('trip', event.currentTarget.value).trip })}
    />
    <NativeSelect
      label="Seats"
      data={[{ value: '0', label: 'Any number' }, ...seatCounts(cabs, filter.seats)]}
      value={String(filter.seats)}
      onChange={(event) => onChange({ seats: wish('seats', event.currentTarget.value).seats })}
    />
    <NativeSelect
      label="Sort by"
      data={ORDERS}
      value={filter.sort}
      onChange={(event) => onChange({ sort: wish('sort', event.currentTarget.value).sort })}
    />
  </search>
)

const wish = (name: keyof CabFilter, value: string) => filterOf(new URLSearchParams({ [name]: value }))

/** 'N or more' for each number of seats that a cab has, and for the one that the address asks for. */
function seatCounts(cabs: Cab[], wanted: number): { value: string; label: string }[] {
  const counts = new Set(cabs.map(({ seats }) => seats))
  if (wanted > 0) counts.add(wanted)
  return [...counts].sort((a, b) => a - b).map((seats) => ({ value: String(seats), label: `${seats} or more` }))
}
