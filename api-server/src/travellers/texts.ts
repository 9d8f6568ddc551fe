import { wordsIn, wordsOf } from '../texts/words-of.ts'

/** The texts of the mail with the link to a trip. */
export const travellerTexts = wordsOf('travellers')

/** The texts of the desk's mails; the desk reads English. */
export const deskTexts = wordsIn('desk-mails', 'en').travellers
