import { wordsOf } from '../../texts/words-of.ts'

/** The labels in the footer of each mail. */
export const footerTexts = wordsOf('footer')
