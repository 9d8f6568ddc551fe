import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.webp': 'image/webp' }

export type OtherOrigin = {
  origin: string
  /** Adds this to the end of each script that is served from now on; '' for the true bytes. */
  alter: (text: string) => void
  stop: () => Promise<void>
}

/** A static host on its own origin that any page may load from, as a CDN over the folder. */
export async function startOtherOrigin(folder: string): Promise<OtherOrigin> {
  let added = ''
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host')
    const content = await readFile(join(folder, pathname)).catch(() => null)
    response.setHeader('access-control-allow-origin', '*')
    if (!content) return response.writeHead(404).end()
    const type = TYPES[extname(pathname)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type }).end(type === 'text/javascript' ? content + added : content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    alter: (text) => {
      added = text
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
