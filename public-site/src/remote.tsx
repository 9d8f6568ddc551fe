import { pagesOf } from 'shared-ui'
import { paths } from './config/paths.ts'
import { speak } from './texts/page.ts'

const modules = import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx')

export const pages = pagesOf(paths, modules, ({ language }) => speak(language))
