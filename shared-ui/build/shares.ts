/**
 * The libraries that the shell owns and the remotes borrow. All else is bundled by the part that uses it. A container
 * loads at start every share that its graph uses, so each remote names only those it imports
 * (docs/decisions/federation).
 */
export const SHARED_LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'shared-ui', 'shared-ui/admin'] as const
export type SharedLibrary = (typeof SHARED_LIBRARIES)[number]

// `catalog:` and `workspace:` versions become "*" in a remote's manifest: what it needs is said here. Of shared-ui any
// version will do: whether a remote fits the shell is what the shell contract's number says.
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
