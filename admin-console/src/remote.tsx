import { pagesOf } from 'shared-ui'
import { paths } from './config/paths.ts'

export { Root } from './root.tsx'

export const pages = pagesOf(paths, import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx'))
