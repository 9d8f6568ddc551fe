import { builtOf } from 'shared-ui/build/page-files'
import type { Plugin } from 'vite'

/** Writes `shell.json`: version, build id, the contracts it serves, the languages it speaks, and the hash of every file. */
export function shellDescriptor(version: string, contract: { oldest: number; newest: number }): Plugin {
  return {
    name: 'shell-descriptor',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler({ dir = 'dist' }, bundle) {
        const source = JSON.stringify({ name: 'shell', version, contract, ...builtOf(bundle, dir) })
        this.emitFile({ type: 'asset', fileName: 'shell.json', source })
      },
    },
  }
}
