import { type Names, type SharedWords, sharedTextsOf } from 'shared-api/languages/shared-words'
import { fileOf, inEach } from './words-of.ts'

/** The words that the server shares with the pages. */
export const sharedTexts = inEach((language) =>
  sharedTextsOf(
    fileOf('shared-api', 'shared', language) as SharedWords,
    fileOf('shared-api', 'names', language) as Names,
  ),
)
