import { paths } from './config/paths.ts'
import { navigation as en } from './texts/en/navigation.ts'
import { navigation as hi } from './texts/hi/navigation.ts'
import { navigation as kn } from './texts/kn/navigation.ts'
import { navigation as ml } from './texts/ml/navigation.ts'
import { navigation as ta } from './texts/ta/navigation.ts'
import { navigation as te } from './texts/te/navigation.ts'

/** The words of the entries, by language; the build puts them all into the release. */
const others = { ta, ml, te, hi, kn }

type Entry = keyof typeof en

const entry = (name: Entry, place?: 'footer') => ({
  label: en[name],
  href: paths[name].href(),
  translations: Object.fromEntries(Object.entries(others).map(([language, words]) => [language, words[name]])),
  ...(place && { place }),
})

/** The site's entries of the navigation bar and the footer, in order. */
export const nav = [
  entry('home'),
  entry('about'),
  entry('tours'),
  entry('holidays'),
  entry('contact'),
  entry('cars', 'footer'),
  entry('cityRoutes', 'footer'),
  entry('findTrip', 'footer'),
  entry('terms', 'footer'),
  entry('privacy', 'footer'),
]
