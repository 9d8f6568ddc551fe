import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Cab } from 'shared-api/contract'
import { BookingForm } from '../features/booking-form/booking-form.tsx'
import { emptyTrip, type TripFields } from '../lib/trip-fields.ts'
import { bookingTexts } from '../texts/booking.ts'
import { renderPage } from './render-page.tsx'
import { firstTariff } from './tariff.ts'

export const CARS = '/api/v1/avaibleCars'
export const DISTANCE = '/api/v1/distance'
export const estimate = { body: { km: 460, source: 'estimate' } }
export const cabs = (...Cars: Cab[]) => ({ body: { Cars } })

/** Renders the booking form with a draft, its cities chosen by their states; returns the booked trips. */
export function renderForm(draft: TripFields = emptyTrip(), tariff = firstTariff) {
  const booked = renderSearchForm(draft, tariff)
  fireEvent.click(screen.getByRole('tab', { name: bookingTexts().search.byState }))
  return booked
}

/** `renderForm` with its cities searched for by name, as at first. */
export function renderSearchForm(draft: TripFields = emptyTrip(), tariff = firstTariff) {
  const booked: { trip: TripFields; cab: Cab }[] = []
  function Form() {
    const [trip, setTrip] = useState(draft)
    return (
      <BookingForm draft={trip} onChange={setTrip} onBook={(booking, cab) => booked.push({ trip: booking, cab })} />
    )
  }
  renderPage(<Form />, { initialData: { '/api/v1/tariff': { tariff } } })
  return booked
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option)
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
export const total = () => within(screen.getByRole('table')).getByRole('row', { name: /Total Price/ }).textContent
