import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from 'shared-api/languages'
import { wordsOf } from 'shared-api/languages/words'
import { z } from 'zod'
import deskEn from '../../../words/api-server/desk-refusals.en.json' with { type: 'json' }
import deskTa from '../../../words/api-server/desk-refusals.ta.json' with { type: 'json' }
import importsEn from '../../../words/api-server/imports.en.json' with { type: 'json' }
import importsTa from '../../../words/api-server/imports.ta.json' with { type: 'json' }
import en from '../../../words/api-server/refusals.en.json' with { type: 'json' }
import hi from '../../../words/api-server/refusals.hi.json' with { type: 'json' }
import kn from '../../../words/api-server/refusals.kn.json' with { type: 'json' }
import ml from '../../../words/api-server/refusals.ml.json' with { type: 'json' }
import ta from '../../../words/api-server/refusals.ta.json' with { type: 'json' }
import te from '../../../words/api-server/refusals.te.json' with { type: 'json' }
import { jsonOrNull } from '../platform/json-or-null.ts'
import type { Params, Refusal, RefusalCode } from './refusal.ts'
import { sharedTexts } from './shared.ts'
import { messageOf } from './words-of.ts'

/** What only the desk can meet is in its languages, else in English. It does not compile while a language lacks a code. */
const desk = { ...deskEn, ...importsEn }
const MESSAGES: Record<Language, Record<RefusalCode, string>> = {
  en: { ...desk, ...en },
  ta: { ...deskTa, ...importsTa, ...ta },
  ml: { ...desk, ...ml },
  te: { ...desk, ...te },
  hi: { ...desk, ...hi },
  kn: { ...desk, ...kn },
}

/** Refusals in words, one sentence after the other. */
export const wordsOfRefusals = (refusals: readonly Refusal[], language: Language = DEFAULT_LANGUAGE): string =>
  refusals.map((one) => wordsOfRefusal(one, language)).join(' ')

/** A refusal as a column of text keeps it; what it takes is text and numbers. */
export const storedRefusal = ({ code, params }: Refusal): string => JSON.stringify({ code, params })

const Stored = z.strictObject({
  code: z.string().refine((code): code is RefusalCode => Object.hasOwn(MESSAGES.en, code)),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** The words of such a column; what is no refusal is what another service said, and stays as it is. */
export function wordsOfStored(text: string, language: Language): string {
  const { data } = Stored.safeParse(jsonOrNull(text))
  return data ? wordsOfRefusal(data, language) : text
}

function wordsOfRefusal({ code, params }: Refusal, language: Language): string {
  const values = Object.entries(params).map(([name, value]) => [name, inserted(value, language)])
  const message = messageOf(MESSAGES[language][code], LANGUAGES[language].locale)
  return typeof message === 'string' ? message : message(Object.fromEntries(values))
}

function inserted(value: Params[string], language: Language): string | number {
  if (typeof value !== 'object') return value
  if (value instanceof Date) return momentIn(value, language)
  if ('day' in value) return dayIn(value.day, language)
  if ('problem' in value) return wordsOf(sharedTexts[language].contract, value.problem, value.label)
  return value.map((one) => wordsOfRefusal(one, language)).join('; ')
}

// A calendar day has no time zone: the same wherever the server runs.
const dayIn = (day: string, language: Language) =>
  new Date(day).toLocaleDateString(LANGUAGES[language].locale, { dateStyle: 'medium', timeZone: 'UTC' })

const momentIn = (moment: Date, language: Language) =>
  moment.toLocaleString(LANGUAGES[language].locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  })
