import { buildIdOf, fileHashes } from 'shared-ui/build/file-hashes'
import type { Plugin } from 'vite'

/** Writes `shell.json`: version, build id, the contracts it serves, and the hash of every file. */
export function shellDescriptor(version: string, contract: { oldest: number; newest: number }): Plugin {
  return {
    name: 'shell-descriptor',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler({ dir = 'dist' }, bundle) {
        const files = fileHashes(bundle, dir)
        const source = JSON.stringify({ name: 'shell', version, buildId: buildIdOf(files), contract, files })
        this.emitFile({ type: 'asset', fileName: 'shell.json', source })
      },
    },
  }
}
