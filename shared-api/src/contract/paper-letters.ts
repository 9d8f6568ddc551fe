import type { z } from 'zod'
import { refusal } from './problems.ts'

const JOINERS = '\\u200c\\u200d'

/**
 * The letters that papers can print, by the font that has them, as parts of a regular expression. Of a letter that several
 * have, the first prints it. Fonts: api-server/src/platform/paper/fonts.ts.
 */
export const PAPER_LETTERS = {
  tamil:
    ' -~\\u00a0-\\u00ac\\u00ae-\\u00ff\\u0131\\u0152\\u0153\\u02c6\\u02da\\u02dc\\u0b82\\u0b83\\u0b85-\\u0b8a\\u0b8e-\\u0b90\\u0b92-\\u0b95\\u0b99\\u0b9a\\u0b9c\\u0b9e\\u0b9f\\u0ba3\\u0ba4\\u0ba8-\\u0baa\\u0bae-\\u0bb9\\u0bbe-\\u0bc2\\u0bc6-\\u0bc8\\u0bca-\\u0bcd\\u0bd0\\u0bd7\\u0be6-\\u0bfa\\u1e9e\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2039\\u203a\\u20ac\\u20b9\\u2212' +
    JOINERS,
  malayalam: `\\u0d00-\\u0d0c\\u0d0e-\\u0d10\\u0d12-\\u0d44\\u0d46-\\u0d48\\u0d4a-\\u0d4f\\u0d54-\\u0d63\\u0d66-\\u0d7f${JOINERS}`,
  telugu: `\\u0c00-\\u0c03\\u0c05-\\u0c0c\\u0c0e-\\u0c10\\u0c12-\\u0c28\\u0c2a-\\u0c39\\u0c3d-\\u0c44\\u0c46-\\u0c48\\u0c4a-\\u0c4d\\u0c55\\u0c56\\u0c58-\\u0c5a\\u0c60-\\u0c63\\u0c66-\\u0c6f${JOINERS}`,
  kannada: `\\u0c80-\\u0c8c\\u0c8e-\\u0c90\\u0c92-\\u0ca8\\u0caa-\\u0cb3\\u0cb5-\\u0cb9\\u0cbc-\\u0cc4\\u0cc6-\\u0cc8\\u0cca-\\u0ccd\\u0cd5\\u0cd6\\u0cde\\u0ce0-\\u0ce3\\u0ce6-\\u0cef\\u0cf1\\u0cf2${JOINERS}`,
  /** Devanagari, Greek, Cyrillic, and Latin letters and signs beyond Western Europe. */
  latin: ` -~\\u00a0-\\u00ac\\u00ae-\\u00ff\\u0100-\\u034e\\u0350-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03e1\\u03f0-\\u052f\\u0900-\\u097f\\u1e00-\\u1f15\\u1f18-\\u1f1d\\u1f20-\\u1f45\\u1f48-\\u1f4d\\u1f50-\\u1f57\\u1f59\\u1f5b\\u1f5d\\u1f5f-\\u1f7d\\u1f80-\\u1fb4\\u1fb6-\\u1fc4\\u1fc6-\\u1fd3\\u1fd6-\\u1fdb\\u1fdd-\\u1fef\\u1ff2-\\u1ff4\\u1ff6-\\u1ffe\\u2000-\\u200a\\u2010-\\u2027\\u202f-\\u205f\\u2070\\u2071\\u2074-\\u208e\\u20a0-\\u20c0\\u2100-\\u215f${JOINERS}`,
  bengali: `\\u0980-\\u0983\\u0985-\\u098c\\u098f\\u0990\\u0993-\\u09a8\\u09aa-\\u09b0\\u09b2\\u09b6-\\u09b9\\u09bc-\\u09c4\\u09c7\\u09c8\\u09cb-\\u09ce\\u09d7\\u09dc\\u09dd\\u09df-\\u09e3\\u09e6-\\u09fe${JOINERS}`,
  gujarati: `\\u0a81-\\u0a83\\u0a85-\\u0a8d\\u0a8f-\\u0a91\\u0a93-\\u0aa8\\u0aaa-\\u0ab0\\u0ab2\\u0ab3\\u0ab5-\\u0ab9\\u0abc-\\u0ac5\\u0ac7-\\u0ac9\\u0acb-\\u0acd\\u0ad0\\u0ae0-\\u0ae3\\u0ae6-\\u0af1${JOINERS}`,
  odia: `\\u0b01-\\u0b03\\u0b05-\\u0b0c\\u0b0f\\u0b10\\u0b13-\\u0b28\\u0b2a-\\u0b30\\u0b32\\u0b33\\u0b35-\\u0b39\\u0b3c-\\u0b44\\u0b47\\u0b48\\u0b4b-\\u0b4d\\u0b55-\\u0b57\\u0b5c\\u0b5d\\u0b5f-\\u0b63\\u0b66-\\u0b77${JOINERS}`,
  arabic: `\\u0600-\\u061b\\u061d-\\u06ff\\u0750-\\u077f${JOINERS}`,
} as const

/** What takes no room on paper, and what other rules refuse. */
export const UNSEEN = '\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}'

const UNPRINTABLE = new RegExp(`[^${Object.values(PAPER_LETTERS).join('')}${UNSEEN}]`, 'u')

/** Refuses what papers print if no font has one of its letters, such as an emoji; in lists and objects each text counts. */
export const onPaper = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.superRefine(
    (value, context) => {
      for (const [path, text] of textsOf(value)) {
        const letter = UNPRINTABLE.exec(text.normalize('NFC'))?.[0]
        if (letter) context.addIssue({ code: 'custom', path, ...refusal({ code: 'unprintable', params: { letter } }) })
      }
    },
    { when: ({ issues }) => issues.length === 0 },
  )

function textsOf(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, [...path, isList ? Number(key) : key]))
}
