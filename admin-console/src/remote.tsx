import type { PageLoader } from 'shared-ui'
import { paths } from './config/paths.ts'

const modules = import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx')

export { Root } from './root.tsx'

export const contract = 1

/** The pages by router pattern, each in a chunk of its own. */
export const pages: Record<string, PageLoader> = Object.fromEntries(
  Object.values(paths).map(({ pattern, page }) => [pattern, pageLoader(page)]),
)

function pageLoader(page: string): PageLoader {
  const load = modules[`./routes/${page}.tsx`]
  if (!load) throw new Error(`src/routes/${page}.tsx is missing`)
  return load
}
