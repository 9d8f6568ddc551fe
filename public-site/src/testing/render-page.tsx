import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createBrowserRouter, LookProvider, RouterProvider, type ShellServices, ShellServicesProvider } from 'shared-ui'
import { SWRConfig } from 'swr'
import { paths } from '../config/paths.ts'
import { company } from './company.ts'
import { firstTariff } from './tariff.ts'

type Options = {
  /** Where the visitor is: path and query. */
  at?: string
  /** The navigation state that the visitor came with. */
  state?: unknown
  /** Replies of the page by API path, apart from the company's profile and the first tariff. */
  initialData?: Record<string, unknown>
  /** Services of the shell that the test looks at. */
  services?: Partial<ShellServices>
}

/** The company has none of its own. */
const OWN_TEXTS = {
  ...Object.fromEntries(
    ['about', 'terms', 'privacy'].map((name) => [`/api/v1/company/texts/${name}`, { article: {} }]),
  ),
  '/api/v1/company/questions?of=en': { questions: {} },
}

let entries = 0

/** Renders a page or part of one as the shell does: theme, services, router, and its own query cache. */
export function renderPage(page: ReactNode, { at = '/', state, initialData = {}, services: given }: Options = {}) {
  // Each is another entry of the history.
  entries += 1
  window.history.replaceState({ usr: state, key: `test ${entries}`, idx: 0 }, '', at)
  const patterns = Object.values(paths).map(({ pattern }) => pattern)
  const router = createBrowserRouter([
    ...patterns.map((path) => ({ path, element: page })),
    { path: '*', element: null },
  ])
  const services = {
    session: { user: null, load: async () => null, accept: () => {} },
    notify: () => {},
    initialData: {
      '/api/v1/company': company,
      '/api/v1/tariff': { tariff: firstTariff },
      ...OWN_TEXTS,
      ...initialData,
    },
    ...given,
  }
  return {
    router,
    ...render(
      <LookProvider>
        <ShellServicesProvider value={services}>
          <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
            <RouterProvider router={router} />
          </SWRConfig>
        </ShellServicesProvider>
      </LookProvider>,
    ),
  }
}
