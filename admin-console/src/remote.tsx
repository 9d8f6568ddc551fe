import { pagesOf, type RemoteModule } from 'shared-ui'
import { paths } from './config/paths.ts'
import { Root as InRoot } from './root.tsx'
import { keptLanguage } from './texts/kept-language.ts'
import { ready, setLanguage } from './texts/page.ts'

const modules = import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx')

export const { pages, Root } = {
  pages: pagesOf(paths, modules, { setLanguage: () => setLanguage(keptLanguage()), ready }),
  Root: InRoot,
} satisfies RemoteModule
