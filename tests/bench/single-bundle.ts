import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { portOf } from '../setup/port-of.ts'

const TOP = join(import.meta.dirname, '../..')

/** The shell with the site's pages compiled in, as an ordinary single-page application. */
const MAIN = `
import '${TOP}/shared-ui/src/styles.css'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'shared-ui'
import { App } from '${TOP}/shell/src/app.tsx'
import { createRoutes } from '${TOP}/shell/src/router.tsx'
import { readPageData } from '${TOP}/shell/src/page-data.ts'
import { pages } from '${TOP}/public-site/src/remote.tsx'

const page = readPageData()
const load = (_remote, path) => pages[path]({ language: 'en' })
createRoot(document.getElementById('root')).render(<App page={page} router={createBrowserRouter(createRoutes(page, load))} />)
`

/** Builds it and serves it on a free port, with the product's page data and API behind it. */
export async function serveSingleBundle(product: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const files = await buildSingleBundle()
  const server = createServer(async (request, reply) => {
    const path = new URL(request.url ?? '/', product).pathname
    const file = files.get(path)
    if (file) {
      const headers = { 'content-type': typeOf(path), 'content-encoding': 'br', 'cache-control': 'max-age=31536000' }
      return reply.writeHead(200, headers).end(file)
    }
    const answer = await fetch(product + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    if (!type.startsWith('text/html')) {
      return reply.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
    }
    const html = withBundle(await (await fetch(`${product}${path}?plain`)).text(), [...files.keys()])
    return reply.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(html))
  })
  server.listen(0, '127.0.0.1')
  return { origin: `http://localhost:${await portOf(server)}`, stop: async () => void server.close() }
}

/** The files of the bundle by their address, compressed as the product's are. */
async function buildSingleBundle(): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'single-bundle-'))
  await writeFile(join(folder, 'main.tsx'), MAIN)
  const fromShell = createRequire(join(TOP, 'shell/package.json'))
  const { build } = await import(pathToFileURL(fromShell.resolve('vite')).href)
  const { default: react } = await import(pathToFileURL(fromShell.resolve('@vitejs/plugin-react')).href)
  // The entry lies outside of the workspace: what it imports by name stands in the shell's modules.
  const modules = `${TOP}/shell/node_modules`
  const alias = [
    { find: /^shared-ui$/, replacement: `${TOP}/shared-ui/src/index.ts` },
    { find: /^(react|react-dom)(\/.*)?$/, replacement: `${modules}/$1$2` },
  ]
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [react()],
    resolve: { alias },
    build: {
      target: 'es2022',
      outDir: 'dist',
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(folder, 'main.tsx') },
    },
  })
  const names = await readdir(join(folder, 'dist/assets'))
  const files = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, 'dist/assets', name))
      return [`/assets/${name}`, brotliCompressSync(content)] as const
    }),
  )
  await rm(folder, { recursive: true, force: true })
  return new Map(files)
}

/** The product's plain page with the bundle in the place of its own scripts and styles. */
function withBundle(html: string, files: string[]): string {
  const main = files.filter((file) => /\/main-[^/]+\.(js|css)$/.test(file))
  const tags = main.map((file) =>
    file.endsWith('.js')
      ? `<script type="module" crossorigin src="${file}"></script>`
      : `<link rel="stylesheet" crossorigin href="${file}">`,
  )
  return html
    .replace(/<script type="importmap">.*?<\/script>/s, '')
    .replace(/<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
    .replace('</head>', `${tags.join('')}</head>`)
}

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }
const typeOf = (path: string) => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
