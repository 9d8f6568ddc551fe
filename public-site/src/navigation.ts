import en from '../../words/public-site/navigation.en.json' with { type: 'json' }
import hi from '../../words/public-site/navigation.hi.json' with { type: 'json' }
import kn from '../../words/public-site/navigation.kn.json' with { type: 'json' }
import ml from '../../words/public-site/navigation.ml.json' with { type: 'json' }
import ta from '../../words/public-site/navigation.ta.json' with { type: 'json' }
import te from '../../words/public-site/navigation.te.json' with { type: 'json' }
import { paths } from './config/paths.ts'

/** The words of the entries, by language; the build puts them all into the release. */
const others = { ta, ml, te, hi, kn }

type Entry = keyof typeof en

const entry = (name: Entry, place?: 'footer', more: { pinned?: boolean } = {}) => ({
  label: en[name],
  href: name === 'login' ? paths.home.loginHref() : paths[name].href(),
  translations: Object.fromEntries(Object.entries(others).map(([language, words]) => [language, words[name]])),
  ...(place && { place }),
  ...more,
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
  entry('findTrip', 'footer', { pinned: true }),
  entry('login', 'footer', { pinned: true }),
  entry('terms', 'footer'),
  entry('privacy', 'footer'),
]
