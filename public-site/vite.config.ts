import { remoteConfig } from 'shared-ui/build'
import { defineConfig } from 'vite'
import { firstViewData } from './src/config/first-view-data.ts'
import { pageQueries } from './src/config/page-queries.ts'
import { paths } from './src/config/paths.ts'
import { nav } from './src/navigation.ts'

type PageName = keyof typeof paths
const pageNames = Object.keys(paths) as PageName[]

const pageOf = (name: PageName) => ({
  pattern: paths[name].pattern,
  module: `src/routes/${paths[name].page}.tsx`,
  data: firstViewData[name],
  queries: pageQueries[name] ?? [],
})

export default defineConfig(
  remoteConfig({
    contract: 4,
    order: 1,
    folder: import.meta.dirname,
    pages: pageNames.map(pageOf),
    nav,
    libraries: ['react', 'react/jsx-runtime', 'shared-ui'],
    later:
      /features\/(account\/(?!account-button|use-logged-in)|confirm|enquiry-forms|legal|trip)|lib\/(calls|trip-check|use-customer)|illustrations\/(?!index|late|logo)|components\/password-field|seo\/packages-data|texts\/(account|confirm|enquiry|my-trips|package|privacy|terms|towns|trip)/,
    // Areas of the code that all pages share: each file is a request.
    words: {
      words: /^(booking|cabs|common|heads|home|services|shared|names)$/,
      package: /^package/,
      route: /^(city-route|towns)/,
    },
    together: {
      company: /texts\/company/,
      bullets: /features\/legal\/bullets/,
      inner:
        /components\/(fold|form-columns|honeypot|loaded|page-banner|phone-field|state-message)|lib\/(focus-after-submit|keep-place)|seo\/schema-nodes/,
      enquiry: /enquiry-forms\/(category-field|drafts|enquiry-form|form-message|sender-fields|use-enquiry)\./,
      sending: /lib\/(client|field-problems)/,
      'package-texts': /texts\/package|lib\/package-prices/,
      packages:
        /features\/packages\/(?!brochure-link|no-package|package-content|package-gallery|package-in\.|package-page)|routes\/package-list|packages-data/,
      package: /features\/packages\/|routes\/one-package/,
      quotation: /features\/quotation\/|texts\/quotation/,
      route: /features\/city-route\/|texts\/(city-route|towns)|seo\/route-/,
    },
  }),
)
