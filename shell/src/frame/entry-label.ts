import type { NavEntry } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'

/** A navigation entry's label in a language; in English if the remote does not have the language. */
export const entryLabel = ({ label, translations }: NavEntry, language: Language): string =>
  translations?.[language] ?? label
