import { builtOf, moduleFiles } from 'shared-ui/build/page-files'
import type { Plugin } from 'vite'

/** Used by the console only: in no first chunk of the shell. */
const ADMIN = 'shared-ui/admin'

/**
 * Writes `shell.json`: version, build id, served contracts, languages, the files of each shared library, and the hash
 * of every file.
 */
export function shellDescriptor(version: string, contract: { oldest: number; newest: number }): Plugin {
  return {
    name: 'shell-descriptor',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler({ dir = 'dist' }, bundle) {
        const libraries = { [ADMIN]: moduleFiles(bundle, 'shared-ui/src/admin.ts') }
        const source = JSON.stringify({ name: 'shell', version, contract, libraries, ...builtOf(bundle, dir) })
        this.emitFile({ type: 'asset', fileName: 'shell.json', source })
      },
    },
  }
}
