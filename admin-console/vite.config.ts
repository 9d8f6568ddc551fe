import { remoteConfig } from 'shared-ui/build'
import { defineConfig } from 'vite'
import { nav, paths } from './src/config/paths.ts'

export default defineConfig(
  remoteConfig({
    name: 'admin-console',
    scope: 'admin_console',
    contract: 1,
    folder: import.meta.dirname,
    pages: Object.values(paths).map(({ pattern, page }) => ({ pattern, module: `src/routes/${page}.tsx` })),
    nav,
    libraries: ['react', 'react/jsx-runtime', 'react-dom', 'shared-ui', 'shared-ui/admin'],
    devPort: 3002,
  }),
)
