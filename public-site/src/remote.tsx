import { pagesOf, type RemoteModule } from 'shared-ui'
import { paths } from './config/paths.ts'
import { speak } from './texts/page.ts'

const modules = import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx')

export const { pages } = { pages: pagesOf(paths, modules, ({ language }) => speak(language)) } satisfies RemoteModule
