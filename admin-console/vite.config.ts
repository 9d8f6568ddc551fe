import { remoteConfig } from 'shared-ui/build'
import { defineConfig } from 'vite'
import { nav, paths } from './src/config/paths.ts'

type PageName = keyof typeof paths
const pageNames = Object.keys(paths) as PageName[]

const pageOf = (name: PageName) => ({
  pattern: paths[name].pattern,
  module: `src/routes/${paths[name].page}.tsx`,
})

export default defineConfig(
  remoteConfig({
    contract: 1,
    order: 2,
    forStaff: true,
    folder: import.meta.dirname,
    pages: pageNames.map(pageOf),
    nav,
    libraries: ['react', 'react/jsx-runtime', 'react-dom', 'shared-ui', 'shared-ui/admin'],
  }),
)
