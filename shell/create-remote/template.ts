/** What a new remote is. */
export type NewRemote = {
  /** 'offers': the folder, the package and the path of its page. */
  name: string
  /** The newest shell contract. */
  contract: number
  /** Whether only staff see its pages. */
  forStaff: boolean
}

/** The files of a remote with one page, by path, without its package.json and tsconfig.json. */
export const sourcesOf = ({ name, contract, forStaff }: NewRemote): Record<string, string> => ({
  'vite.config.ts': `import { remoteConfig } from 'shared-ui/build'
import { defineConfig } from 'vite'
import { nav, paths } from './src/config/paths.ts'

export default defineConfig(
  remoteConfig({
    contract: ${contract},
    order: 3,${forStaff ? '\n    forStaff: true,' : ''}
    folder: import.meta.dirname,
    pages: Object.values(paths).map(({ pattern, page }) => ({ pattern, module: \`src/routes/\${page}.tsx\`${forStaff ? '' : ', data: []'} })),
    nav,
    libraries: ['react', 'react/jsx-runtime', 'shared-ui'],
  }),
)
`,
  'vite.server.config.ts': `import { remoteServerConfig } from 'shared-ui/build/server'

export default remoteServerConfig(import.meta.dirname)
`,
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: '${name}', environment: 'happy-dom' } })
`,
  'src/config/paths.ts': `export const paths = {
  ${camelCase(name)}: { pattern: '/${name}', page: '${name}-page', href: () => '/${name}' },
} as const
export const nav = [{ label: '${titleOf(name)}', href: '/${name}' }]
`,
  'src/remote.tsx': `import { pagesOf, type RemoteModule } from 'shared-ui'
import { paths } from './config/paths.ts'
${forStaff ? "import { StaffOnly } from './staff-only.tsx'\n" : ''}
const modules = import.meta.glob<{ default: React.ComponentType }>('./routes/*-page.tsx')

export const { pages${forStaff ? ', Root' : ''} } = {
  pages: pagesOf(paths, modules),${forStaff ? '\n  Root: StaffOnly,' : ''}
} satisfies RemoteModule
`,
  [`src/routes/${name}-page.tsx`]: `import { Container, Title } from 'shared-ui'

export default function ${pascalCase(name)}Page() {
  return (
    <Container>
      <title>${titleOf(name)}</title>
      <meta name="description" content="${titleOf(name)}" />
      <Title>${titleOf(name)}</Title>
    </Container>
  )
}
`,
  [`src/routes/${name}-page.test.tsx`]: `import { render, screen } from '@testing-library/react'
import { LookProvider } from 'shared-ui'
import { expect, test } from 'vitest'
import ${pascalCase(name)}Page from './${name}-page.tsx'

test('says what it is about', () => {
  render(<${pascalCase(name)}Page />, { wrapper: LookProvider })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${titleOf(name)}')
})
`,
  ...(forStaff ? { 'src/staff-only.tsx': STAFF_ONLY } : {}),
})

/** Pages of staff. It holds nobody up who calls the API: the server checks each call. */
const STAFF_ONLY = `import { type ReactNode, useEffect } from 'react'
import { createClient, getMe } from 'shared-api/client'
import { Navigate, useLocation, useShell } from 'shared-ui'

const client = createClient()

/** Shows its children to staff, and sends others to the login page. For convenience: the server checks each call. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { session } = useShell()
  const { pathname } = useLocation()
  useEffect(() => {
    if (session.user === undefined)
      getMe(client).then(({ user }) => session.accept(user), () => session.accept(null))
  }, [session])
  if (session.user === undefined) return null
  return session.user?.role === 'admin' ? children : <Navigate to="/login" replace state={{ from: pathname }} />
}
`

/** The further files of a remote in a repository of its own. `versions` are those of the product, by package. */
export function ownRepositoryOf({ name, forStaff }: NewRemote, versions: Record<string, string>, base: object) {
  const of = (...packages: string[]) => Object.fromEntries(packages.map((one) => [one, versions[one] ?? '*']))
  const packed = { 'shared-api': 'file:vendor/shared-api.tgz', 'shared-ui': 'file:vendor/shared-ui.tgz' }
  const tools = ['@module-federation/vite', '@testing-library/react', '@types/node', '@types/react', '@types/react-dom']
  const builders = ['@vitejs/plugin-react', 'happy-dom', 'typescript', 'vite', 'vitest']
  return {
    'package.json': json({
      ...packageOf(name, forStaff),
      packageManager: 'pnpm@12.21.0',
      dependencies: { ...of('react', 'react-dom'), ...packed },
      devDependencies: of(...tools, ...builders, 'node'),
    }),
    'tsconfig.json': json({ ...base, include: ['src', '*.config.ts'] }),
    // The pinned runtime, whatever the machine has.
    'pnpm-workspace.yaml': 'allowBuilds:\n  node: true\n  esbuild: false\npmOnFail: ignore\n',
    '.gitignore': 'node_modules\ndist\n',
    '.github/workflows/ci.yml': `on: [push]
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: pnpm/action-setup@v4
      - run: pnpm install --frozen-lockfile
      - run: pnpm check && pnpm test && pnpm build
`,
    'README.md': `# ${titleOf(name)}

    pnpm install && pnpm check && pnpm test
    pnpm dev        # beside the product: DEV_ALSO=5199 pnpm dev in its clone shows this remote in the running shell
    pnpm build      # then, in a clone of the product: pnpm release ${name} --built <this folder>/dist
`,
  }
}

/** The package.json of a remote in the workspace. */
export const packageOf = (name: string, forStaff: boolean) => ({
  ...{ name, version: '0.1.0', private: true, type: 'module', exports: { './remote': './src/remote.tsx' } },
  scripts: {
    build: forStaff ? 'vite build' : 'vite build -c vite.server.config.ts && vite build',
    check: 'tsc --noEmit',
    dev: 'vite',
    test: 'vitest run',
  },
})

export const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
export const COMPILER = { lib: ['es2024', 'dom', 'dom.iterable'], jsx: 'react-jsx', types: ['vite/client', 'node'] }
const titleOf = (name: string) => name.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase())
const pascalCase = (name: string) => name.replace(/(^|-)(.)/g, (_all, _dash, letter: string) => letter.toUpperCase())
const camelCase = (name: string) => name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase())
