import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { EARLY_PIECES, PIECES, type Piece } from './pieces.ts'

/**
 * Lets the bundler drop what nobody uses of libraries that hide it: 7 kB of the router, 6 kB of the federation runtime
 * and 2 kB of Mantine.
 */
export function prune(): Plugin[] {
  return [
    { ...takesOut(PIECES), name: 'prune' },
    { ...takesOut(EARLY_PIECES), name: 'prune-early', enforce: 'pre' },
    {
      name: 'prune-federation-ranges',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\/semver\/index\.js$/ },
        handler: (_id, importer) =>
          importer?.includes('/runtime-core/') ? fileURLToPath(import.meta.resolve('./satisfies.ts')) : null,
      },
    },
  ]
}

/** Takes pieces out of libraries; the build fails when one is nowhere any more, as after an update of its library. */
export function takesOut(pieces: Piece[]): Plugin {
  const missing = new Set(pieces)
  return {
    name: 'takes-out',
    apply: 'build',
    transform: {
      filter: { id: pieces.map(({ file }) => file) },
      handler(code, id) {
        const here = pieces.filter(({ file }) => file.test(id))
        return here.reduce((before, piece) => {
          const after = piece.edit(before)
          if (after !== before) missing.delete(piece)
          return after
        }, code)
      },
    },
    buildEnd(error) {
      if (error || missing.size === 0) return
      const gone = [...missing].map(({ library, what }) => `${library} (${what})`)
      throw new Error(`nothing to take out any more of ${gone.join(', ')}: see shared-ui/build/pieces.ts`)
    },
  }
}
