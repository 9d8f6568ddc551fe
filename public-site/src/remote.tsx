import { pagesOf } from 'shared-ui'
import { paths } from './config/paths.ts'

export const pages = pagesOf(paths, import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx'))
