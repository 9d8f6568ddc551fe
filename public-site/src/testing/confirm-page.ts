import { screen } from '@testing-library/react'
import { toWire } from 'shared-api/contract'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { dzire, innova } from './cabs.ts'
import { fillIn } from './fill-in.ts'
import { receipt } from './receipt.ts'
import { fullTrip } from './trips.ts'

// What the tests of the confirm page share.
export const SEND = '/api/v1/sendemail'
export const CARS = { '/api/v1/avaibleCars': { body: { Cars: [innova, dzire] } } }
export const AT = '/confirmbooking'
/** The server's reply to a booking. */
export const booked = { body: { success: true, booking: toWire(receipt) } }

export const draft = (part = {}) => useBookingDraft.getState().saveTrip(fullTrip(part))
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const bookNow = () => screen.getByRole('button', { name: 'Book Now' })

export async function fillTraveller() {
  await fillIn(await screen.findByLabelText('Name'), 'meena kannan')
  await fillIn(field('Mobile'), '098400 12345')
  await fillIn(field('Mail Id'), 'meena@example.com')
}
