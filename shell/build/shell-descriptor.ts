import { createRequire } from 'node:module'
import { builtOf, moduleFiles } from 'shared-ui/build/page-files'
import { SHARED_LIBRARIES } from 'shared-ui/build/shares'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

type Context = { getModuleInfo(id: string): { exports: string[] } | null }

/** Used by the console only: in no first chunk of the shell. */
const ADMIN = 'shared-ui/admin'

/**
 * Writes `shell.json`: version, build id, served contracts, languages, the files and names of each shared library, and
 * the hash of every file.
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
        const exports = Object.fromEntries(SHARED_LIBRARIES.map((library) => [library, namesOf(this, library)]))
        const source = JSON.stringify({ name: 'shell', version, contract, libraries, exports, ...builtOf(bundle, dir) })
        this.emitFile({ type: 'asset', fileName: 'shell.json', source })
      },
    },
  }
}

/** The names that remotes may import of a library. React is CommonJS: the bundler cannot list its names. */
function namesOf(context: Context, library: string): string[] {
  if (!library.startsWith('shared-ui')) return ['default', ...Object.keys(require(library))]
  return [...(context.getModuleInfo(require.resolve(library))?.exports ?? [])].sort()
}
