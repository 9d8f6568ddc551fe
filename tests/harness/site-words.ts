import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type booking from '../../words/public-site/booking.en.json'
import type cityRoute from '../../words/public-site/city-route.en.json'
import type common from '../../words/public-site/common.en.json'
import type confirm from '../../words/public-site/confirm.en.json'
import type trip from '../../words/public-site/trip.en.json'
import type names from '../../words/shared-api/names.en.json'

const WORDS = join(import.meta.dirname, '../../words')

/** The messages of the site in a language, as they are written: `{name}` stands for a value. */
export function siteWords(language: string) {
  const words = (name: string) => JSON.parse(readFileSync(join(WORDS, `${name}.${language}.json`), 'utf8'))
  return {
    booking: words('public-site/booking') as typeof booking,
    cityRoute: words('public-site/city-route') as typeof cityRoute,
    common: words('public-site/common') as typeof common,
    confirm: words('public-site/confirm') as typeof confirm,
    trip: words('public-site/trip') as typeof trip,
    names: words('shared-api/names') as typeof names,
  }
}
export type SiteWords = ReturnType<typeof siteWords>

/** Matches a message as a page shows it, with some of its values; the others may be anything. */
export function said(message: string, values: Record<string, string> = {}): RegExp {
  const parts = message.split(/\{(\w+)[^{}]*\}/)
  const shown = parts.map(
    (part, at) => (at % 2 === 0 ? part : values[part])?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.*',
  )
  return new RegExp(shown.join(''))
}
