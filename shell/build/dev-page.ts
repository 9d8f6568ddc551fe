import type { RemoteBuild, RunningRemote } from 'shared-api/contract'
import { DEV_ALSO, DEV_PORTS, DEV_REMOTES } from 'shared-ui/build/dev-ports'
import type { Plugin } from 'vite'

const API = `http://localhost:${DEV_PORTS.api}`
const COMPANY = '/api/v1/company'
const PORTS = [...DEV_REMOTES.map(({ port }) => port), ...DEV_ALSO]

/**
 * In development, fills the page as the server does in production, with the remotes' development servers as release.
 */
export function devPage(version: string): Plugin {
  return {
    name: 'dev-page',
    apply: 'serve',
    config: () => ({ server: { port: DEV_PORTS.site, strictPort: true, proxy: { '/api': API, '/uploads': API } } }),
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const release = {
          shell: { version, buildId: 'dev' },
          remotes: (await Promise.all(PORTS.map((port) => remoteAt(`http://localhost:${port}/`)))).sort(
            (one, other) => (one.order ?? 0) - (other.order ?? 0),
          ),
        }
        const data = { release, 'initial-data': { [COMPANY]: await getJson(API + COMPANY) } }
        const scripts = Object.entries(data).map(([id, value]) => jsonScript(id, value))
        return html.replace('<!--page-data-->', () => scripts.join('\n'))
      },
    },
  }
}

const remoteAt = async (baseUrl: string) => {
  const { pages, files: _none, ...build } = (await getJson(`${baseUrl}remote.json`)) as RemoteBuild
  return { ...build, baseUrl, paths: pages.map(({ path }) => path), refused: null } satisfies RunningRemote &
    Partial<RemoteBuild>
}

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** The other servers start at the same time: a page asked for early waits for them, up to 30 s. */
async function getJson(url: string): Promise<object> {
  const reply = await answered(url, Date.now() + 30_000)
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return (await reply.json()) as object
}

async function answered(url: string, deadline: number): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url)
    } catch (cause) {
      if (Date.now() > deadline) throw new Error(`${url} does not answer: is pnpm dev running?`, { cause })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
