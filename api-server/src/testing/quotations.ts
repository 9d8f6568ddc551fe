import { outstation } from './bookings.ts'

/** What the desk writes into a quotation beside the trip: 2 × 4500 and 500 off. */
export const QUOTATION = {
  lines: [
    { what: 'Innova with driver', quantity: 2, rate: 4500, taxable: true },
    { what: 'For coming again', quantity: 1, rate: -500, taxable: true },
  ],
  note: 'Tolls are paid on the way',
  validUntil: '2026-11-10',
}

/** The trip of `outstation`, without its traveller. */
export function tripOf(cab: string) {
  const { name: _name, mobile: _mobile, mail: _mail, fare: _fare, ...trip } = outstation(cab).bookingDetails
  return { ...trip, selectedCab: { _id: cab } }
}
