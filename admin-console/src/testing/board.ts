import type { BoardTrip } from 'shared-api/contract'

/** A trip on the board, not assigned. */
export const boardTrip = (part: Partial<BoardTrip> = {}): BoardTrip => ({
  ...{ _id: 'b1', reference: 'TT-ONE111', status: 'confirmed', due: false, name: 'Asha Kumar' },
  ...{ from: 'tn-chennai', to: 'tn-madurai', pickUpLocation: 'Chennai Central', cab: 'Maruti Suzuki Dzire' },
  ...{ startsAt: '2026-12-12T01:00:00.000Z', endsAt: '2026-12-12T14:30:00.000Z', assignment: null },
  ...part,
})
