import { useState } from 'react'
import { getAllCars, getDrivers } from 'shared-api/client'
import { PAID_STATES, TRIP_TYPES } from 'shared-api/contract'
import { Button, NativeSelect } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { cabName } from '../../components/cab-name.ts'
import { useUrlState } from '../../lists/use-url-state.ts'
import { bookingListTexts } from '../../texts/booking-list.ts'
import { commonTexts } from '../../texts/common.ts'

/** The filters that most do not need, by their names in the URL. */
export const MORE_FILTERS = ['tripType', 'cab', 'driver', 'paid']

/** Trip type, cab, driver and what is paid: shown on a press, or when one of them is set. */
export function MoreFilters({ onFilter }: { onFilter: (changes: Record<string, string>) => void }) {
  const [url] = useUrlState()
  const [open, setOpen] = useState(false)
  if (!open && !MORE_FILTERS.some((name) => url.has(name)))
    return (
      <Button size="sm" variant="default" onClick={() => setOpen(true)} aria-expanded={false}>
        {bookingListTexts().filters.more}
      </Button>
    )
  return <Fields onFilter={onFilter} />
}

function Fields({ onFilter }: { onFilter: (changes: Record<string, string>) => void }) {
  const [url] = useUrlState()
  const cabs = useSWR('/api/v1/cabs', async () => (await staffCall(getAllCars)).cabs).data ?? []
  const drivers = useSWR('/api/v1/drivers', async () => (await staffCall(getDrivers)).drivers).data ?? []
  const texts = bookingListTexts().filters
  const { tripTypes } = commonTexts()
  const choices = {
    tripType: [texts.tripType, TRIP_TYPES.map((value) => ({ value, label: tripTypes[value] }))],
    cab: [texts.cab, cabs.map((cab) => ({ value: cab._id, label: cabName(cab) }))],
    driver: [texts.driver, drivers.map(({ id, name }) => ({ value: id, label: name }))],
    paid: [texts.paid, PAID_STATES.map((value) => ({ value, label: texts.paidStates[value] }))],
  } as const
  return Object.entries(choices).map(([name, [label, data]]) => (
    <NativeSelect
      key={name}
      label={label}
      size="sm"
      data={[{ value: '', label: texts.all }, ...data]}
      value={url.get(name) ?? ''}
      onChange={(event) => onFilter({ [name]: event.currentTarget.value })}
    />
  ))
}
