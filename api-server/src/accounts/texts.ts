import { wordsOf } from '../texts/words-of.ts'

/** The texts of the mails about accounts. */
export const accountTexts = wordsOf('accounts')
