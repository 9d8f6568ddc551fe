import type { TripEvent } from 'shared-api/contract'
import { wordsOf } from '../../texts/words-of.ts'

/** What each mail about a step says; those of a new booking and of a changed one are in texts.ts. */
export type StepEvent = Exclude<TripEvent, 'received' | 'changed'>

/** The texts of the mails about steps of a booking (docs/product.md, Messages). */
export const stepTexts = wordsOf('booking-steps')
