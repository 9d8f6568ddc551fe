import { remoteConfig } from 'shared-ui/build'
import { defineConfig } from 'vite'
import { nav, paths } from './src/config/paths.ts'

type PageName = keyof typeof paths
const pageNames = Object.keys(paths) as PageName[]

const pageOf = (name: PageName) => ({
  pattern: paths[name].pattern,
  module: `src/routes/${paths[name].page}.tsx`,
})

/** What the forms of cabs and packages are of; their lists do without. */
const CATALOGUE_FORMS =
  'add-pictures|cab-form|create-|details-fields|edit-|gallery-field|item-list|other-languages|package-form|pictures-fields|use-package-form|use-picture'

export default defineConfig(
  remoteConfig({
    contract: 1,
    order: 2,
    forStaff: true,
    folder: import.meta.dirname,
    pages: pageNames.map(pageOf),
    nav,
    // Who works at the desk reads them all: in one file they are two thirds of their size.
    words: { words: /./ },
    // What pages of one part of the desk share; the others need not load it.
    together: {
      catalogue: new RegExp(
        `^src/((features/(cabs|packages)|catalogue)/(?!${CATALOGUE_FORMS})|texts/(cabs|catalogue|packages))`,
      ),
      'catalogue-forms': new RegExp(`^src/(features/(cabs|packages)|catalogue)/(${CATALOGUE_FORMS})`),
      assignment: /^src\/(features\/bookings\/(assign|choose-assign|use-assign)|texts\/assignment)/,
      'phone-booking': /^src\/(features\/phone-booking\/|texts\/phone-booking)/,
      cash: /features\/driver-cash\/|texts\/driver-cash/,
      fleet: /features\/fleet\/(?!use-fleet)|texts\/fleet/,
      staff: /features\/staff\/|texts\/staff/,
      tariffs: /features\/tariffs\/|texts\/tariff/,
    },
    libraries: ['react', 'react/jsx-runtime', 'react-dom', 'shared-ui', 'shared-ui/admin'],
  }),
)
