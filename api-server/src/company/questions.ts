import { inEach, wordsIn } from '../texts/words-of.ts'

/** Common questions where the owners have set none. Without figures: those are of the tariff, and the terms name them. */
export const builtInQuestions = inEach((language) => wordsIn('questions', language).list)
