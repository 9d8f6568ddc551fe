import { create } from 'zustand'
import { keepInTab } from '../../lib/keep-in-tab.ts'
import type { TravellerFields } from '../../lib/traveller-fields.ts'
import { emptyTrip, type TripFields } from '../../lib/trip-fields.ts'
import { randomKey } from './random-key.ts'

/** A booking half made: it survives a reload and a step back, and ends with the tab. */
type Draft = {
  trip: TripFields
  traveller: TravellerFields
  /** What was last sent, and the key it went with. */
  sent: { content: string; key: string } | null
}

type Actions = {
  saveTrip: (trip: TripFields) => void
  saveTraveller: (traveller: TravellerFields) => void
  /** The Idempotency-Key for `content`: the same again for the same content, so that a retry is one booking. */
  keyFor: (content: string) => string
  clear: () => void
}

const EMPTY: Draft = { trip: emptyTrip(), traveller: { name: '', mobile: '', mail: '' }, sent: null }

/** Shape of what is kept; a draft of another version is dropped. */
const VERSION = 1

export const useBookingDraft = create<Draft & Actions>()((set, get) => ({
  ...EMPTY,
  saveTrip: (trip) => set({ trip }),
  saveTraveller: (traveller) => set({ traveller }),
  keyFor: (content) => {
    const { sent } = get()
    if (sent?.content === content) return sent.key
    const key = randomKey()
    set({ sent: { content, key } })
    return key
  },
  clear: () => set(EMPTY),
}))

keepInTab(useBookingDraft, {
  name: 'booking-draft',
  version: VERSION,
  pick: ({ trip, traveller, sent }) => ({ trip, traveller, sent }),
})
