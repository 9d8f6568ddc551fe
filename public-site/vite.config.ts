import { remoteConfig } from 'shared-ui/build'
import { defineConfig } from 'vite'
import { nav, paths } from './src/config/paths.ts'

export default defineConfig(
  remoteConfig({
    name: 'public-site',
    scope: 'public_site',
    contract: 1,
    folder: import.meta.dirname,
    pages: Object.values(paths).map(({ pattern, page }) => ({ pattern, module: `src/routes/${page}.tsx` })),
    nav,
    libraries: ['react', 'react/jsx-runtime', 'react-dom', 'shared-ui'],
    devPort: 3001,
    later:
      /features\/(account|confirm|enquiry-forms|legal|packages)|lib\/(client|calls|field-|focus-|trip-check)|illustrations\/(bus|reasons)/,
  }),
)
