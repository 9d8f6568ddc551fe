import { pagesOf, type RemoteModule } from 'shared-ui'
import { paths } from './config/paths.ts'
import { speak } from './texts/page.ts'
import { withContactBar } from './with-contact-bar.tsx'

const modules = import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx')

let texts = Promise.resolve()
const words = {
  setLanguage: (language: string) => {
    texts = speak(language)
  },
  ready: () => texts,
}

export const { pages } = {
  pages: withContactBar(pagesOf(paths, modules, words)),
} satisfies RemoteModule
