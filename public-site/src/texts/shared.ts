import { type Names, type SharedTexts, type SharedWords, sharedTextsOf } from 'shared-api/languages/shared-words'
import { area } from './page.ts'

const words = area<SharedWords>(import.meta.glob('../../../words/shared-api/shared.*.json', { import: 'default' }))
const names = area<Names>(import.meta.glob('../../../words/shared-api/names.*.json', { import: 'default' }))

/** Words that the site shares with the console and the server. */
export const sharedTexts = (): SharedTexts => sharedTextsOf(words(), names())
