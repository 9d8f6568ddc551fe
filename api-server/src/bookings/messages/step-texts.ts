import { wordsOf } from '../../texts/words-of.ts'

/** What each mail about a step says; those of a new booking and of a changed one are in texts.ts. */

/** The texts of the mails about steps of a booking (docs/product.md, Messages). */
export const stepTexts = wordsOf('booking-steps')
