import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json)$/
const MIN_BYTES = 512

/** Writes each script, stylesheet, drawing and description also as Brotli and gzip, for servers to send. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = 'dist' }) => {
        const files = await readdir(dir, { recursive: true })
        const served = files.filter((file) => COMPRESSIBLE.test(file) && !/^(server|\.vite)\//.test(file))
        await Promise.all(served.map((file) => compressFile(join(dir, file))))
      },
    },
  }
}

async function compressFile(path: string) {
  const content = await readFile(path)
  if (content.length < MIN_BYTES) return
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
}
