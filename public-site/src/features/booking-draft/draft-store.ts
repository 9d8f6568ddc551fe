import type { TravellerDetails } from 'shared-api/contract'
import { create } from 'zustand'
import { keepInTab } from '../../lib/keep-in-tab.ts'
import { emptyTrip, type TripFields } from '../../lib/trip-fields.ts'

/** A booking half made: it survives a reload and a step back, and ends with the tab. */
type Draft = {
  trip: TripFields
  traveller: TravellerDetails
}

type Actions = {
  saveTrip: (trip: TripFields) => void
  saveTraveller: (traveller: TravellerDetails) => void
  clear: () => void
}

const EMPTY: Draft = { trip: emptyTrip(), traveller: { name: '', mobile: '', mail: '' } }

/** The shape of the draft; a draft of another version is dropped. */
const VERSION = 5

export const useBookingDraft = create<Draft & Actions>()((set) => ({
  ...EMPTY,
  saveTrip: (trip) => set({ trip }),
  saveTraveller: (traveller) => set({ traveller }),
  clear: () => set(EMPTY),
}))

keepInTab(useBookingDraft, {
  name: 'booking-draft',
  version: VERSION,
  pick: ({ trip, traveller }) => ({ trip, traveller }),
})
