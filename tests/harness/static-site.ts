import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type Site = { folder: string; port: number; prepare: (html: string) => string }

/**
 * Serves the files of a folder at http://localhost:`port` as any static host does: every path that is no file gives
 * index.html, changed by `prepare`. Gives what stops it.
 */
export async function startStaticSite({ folder, port, prepare }: Site): Promise<() => void> {
  const index = prepare(await readFile(join(folder, 'index.html'), 'utf8'))
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const type = TYPES[extname(pathname)]
    response.setHeader('content-type', type ?? 'text/html')
    response.end(type ? await readFile(join(folder, pathname)).catch(() => '') : index)
  })
  server.listen(port, 'localhost')
  await once(server, 'listening')
  return () => {
    server.close()
    server.closeAllConnections()
  }
}
