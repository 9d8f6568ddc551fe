import { wordsOf } from '../texts/words-of.ts'

/** The texts of the mail with a quotation. */
export const quotationTexts = wordsOf('quotations')
