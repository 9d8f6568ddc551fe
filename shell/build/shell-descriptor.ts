import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/** Writes `shell.json`: version and build id of the shell, for the release manifest. */
export function shellDescriptor(version: string): Plugin {
  return {
    name: 'shell-descriptor',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).sort().join('\n')
        const buildId = createHash('sha256').update(names).digest('hex').slice(0, 12)
        this.emitFile({ type: 'asset', fileName: 'shell.json', source: `${JSON.stringify({ version, buildId })}\n` })
      },
    },
  }
}
