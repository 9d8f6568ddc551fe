import { pagesOf, type RemoteModule } from 'shared-ui'
import { paths } from './config/paths.ts'
import { ready, setLanguage } from './texts/page.ts'
import { withContactBar } from './with-contact-bar.tsx'

const modules = import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx')

export const { pages } = {
  pages: withContactBar(pagesOf(paths, modules, { setLanguage, ready })),
} satisfies RemoteModule
