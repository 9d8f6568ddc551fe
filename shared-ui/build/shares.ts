/**
 * Libraries of the shell that remotes share; each part bundles the others it uses. A container loads every share of its
 * graph at start, so each remote lists only those that it imports (docs/decisions/federation).
 */
export const SHARED_LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'shared-ui', 'shared-ui/admin'] as const
export type SharedLibrary = (typeof SHARED_LIBRARIES)[number]

// `catalog:` and `workspace:` versions become "*" in a remote's manifest, so required versions are here. Any shared-ui
// will do: the shell contract's number says whether a remote fits.
const REQUIRED: Record<SharedLibrary, string> = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'shared-ui': '*',
  'shared-ui/admin': '*',
}

const singleton = (library: SharedLibrary) => ({ singleton: true, requiredVersion: REQUIRED[library] })

/** Shares of the shell: all of them in its first chunks, but the console's, which come when a remote asks. */
export const hostShares = () =>
  Object.fromEntries(
    SHARED_LIBRARIES.map((library) => [library, { ...singleton(library), eager: library !== 'shared-ui/admin' }]),
  )

/** Shares of a remote: taken from the shell, never bundled. */
export const remoteShares = (libraries: readonly SharedLibrary[]) =>
  Object.fromEntries(libraries.map((library) => [library, { ...singleton(library), import: false as const }]))
