import { type Cab, TRIP_TYPES } from 'shared-api/contract'
import { NativeSelect } from 'shared-ui'
import { ReadyFields } from '../../components/ready-fields.tsx'
import { cabsTexts } from '../../texts/cabs.ts'
import { commonTexts } from '../../texts/common.ts'
import { type CabFilter, filterOf } from './cab-filter.ts'
import classes from './cab-list.module.css'

type Props = { cabs: Cab[]; filter: CabFilter; onChange: (changes: Partial<CabFilter>) => void }

const orders = () => {
  const { asListed, rising, falling } = cabsTexts().filter
  return [
    { value: '', label: asListed },
    { value: 'rising', label: rising },
    { value: 'falling', label: falling },
  ]
}

const tripTypes = () => [
  { value: '', label: cabsTexts().filter.allTrips },
  ...TRIP_TYPES.map((value) => ({ value, label: commonTexts().servedTrips[value] })),
]

/** Narrows and sorts the cabs. */
export const CabFilters = ({ cabs, filter, onChange }: Props) => (
  <ReadyFields>
    <search className={classes.filters}>
      <NativeSelect
        label={cabsTexts().filter.trip}
        data={tripTypes()}
        value={filter.trip}
        onChange={(event) => onChange({ trip: read('trip', event.currentTarget.value).trip })}
      />
      <NativeSelect
        label={cabsTexts().filter.seats}
        data={[{ value: '0', label: cabsTexts().filter.anySeats }, ...seatCounts(cabs, filter.seats)]}
        value={String(filter.seats)}
        onChange={(event) => onChange({ seats: read('seats', event.currentTarget.value).seats })}
      />
      <NativeSelect
        label={cabsTexts().filter.sort}
        data={orders()}
        value={filter.sort}
        onChange={(event) => onChange({ sort: read('sort', event.currentTarget.value).sort })}
      />
    </search>
  </ReadyFields>
)

const read = (name: keyof CabFilter, value: string) => filterOf(new URLSearchParams({ [name]: value }))

/** 'N or more' for each number of seats that a cab has, and for the one that the address asks for. */
function seatCounts(cabs: Cab[], wanted: number): { value: string; label: string }[] {
  const counts = new Set(cabs.map(({ seats }) => seats))
  if (wanted > 0) counts.add(wanted)
  return [...counts]
    .sort((a, b) => a - b)
    .map((seats) => ({ value: String(seats), label: cabsTexts().filter.orMore({ seats }) }))
}
