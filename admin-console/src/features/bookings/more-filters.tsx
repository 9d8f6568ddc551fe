import { useState } from 'react'
import { getAllCars, getDrivers } from 'shared-api/client'
import { PAID_STATES, TRIP_TYPES } from 'shared-api/contract'
import { Button, NativeSelect } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { cabName } from '../../components/cab-name.ts'
import { useUrlState } from '../../lists/use-url-state.ts'

/** The filters that most do not need, by their names in the URL. */
export const MORE_FILTERS = ['tripType', 'cab', 'driver', 'paid']

/** How much of a booking is paid, in words. */
export const PAID_NAMES = { nothing: 'nothing', part: 'a part', all: 'all', open: 'not all' } as const

const ALL = { value: '', label: 'All' }

/** Trip type, cab, driver and what is paid: shown on a press, or when one of them is set. */
export function MoreFilters({ onFilter }: { onFilter: (changes: Record<string, string>) => void }) {
  const [url] = useUrlState()
  const [open, setOpen] = useState(false)
  if (!open && !MORE_FILTERS.some((name) => url.has(name)))
    return (
      <Button size="sm" variant="default" onClick={() => setOpen(true)} aria-expanded={false}>
        More filters
      </Button>
    )
  return <Fields onFilter={onFilter} />
}

function Fields({ onFilter }: { onFilter: (changes: Record<string, string>) => void }) {
  const [url] = useUrlState()
  const cabs = useSWR('/api/v1/cabs', async () => (await staffCall(getAllCars)).cabs).data ?? []
  const drivers = useSWR('/api/v1/drivers', async () => (await staffCall(getDrivers)).drivers).data ?? []
  const choices = {
    tripType: ['Trip type', TRIP_TYPES.map((value) => ({ value, label: value }))],
    cab: ['Cab', cabs.map((cab) => ({ value: cab._id, label: cabName(cab) }))],
    driver: ['Driver', drivers.map(({ id, name }) => ({ value: id, label: name }))],
    paid: ['Paid', PAID_STATES.map((value) => ({ value, label: PAID_NAMES[value] }))],
  } as const
  return Object.entries(choices).map(([name, [label, data]]) => (
    <NativeSelect
      key={name}
      label={label}
      size="sm"
      data={[ALL, ...data]}
      value={url.get(name) ?? ''}
      onChange={(event) => onFilter({ [name]: event.currentTarget.value })}
    />
  ))
}
