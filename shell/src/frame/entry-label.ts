import type { NavEntry } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'

/** What a navigation entry is called in a language; a remote that does not know the language gives its English word. */
export const entryLabel = ({ label, translations }: NavEntry, language: Language): string =>
  translations?.[language] ?? label
