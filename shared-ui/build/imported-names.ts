import type { Plugin } from 'vite'

/** The nodes of a module that import or pass on names of another; a part of the parser's. */
type Importing = {
  type: string
  source?: { value: string } | null
  importKind?: string
  exportKind?: string
  specifiers?: { type: string; importKind?: string; exportKind?: string; imported?: Name; local: Name }[]
}
type Name = { name?: string; value?: string }

/**
 * Collects the names that a build imports of these libraries, for `remote.json`: the release tool and the server compare
 * them with those that the shell exports. A namespace counts for no name.
 */
export function importedNames(libraries: readonly string[]): { plugin: Plugin; names: () => Record<string, string[]> } {
  const found = new Map(libraries.map((library) => [library, new Set<string>()]))
  const plugin: Plugin = {
    name: 'imported-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.[jt]sx?$/ },
      handler(code, id) {
        const { body } = this.parse(code, { lang: id.endsWith('.ts') ? 'ts' : 'tsx' })
        for (const { source, specifiers = [], importKind, exportKind } of body as Importing[]) {
          const names = found.get(source?.value ?? '')
          if (!names || importKind === 'type' || exportKind === 'type') continue
          for (const one of specifiers) {
            if (one.importKind !== 'type' && one.exportKind !== 'type') addName(names, one)
          }
        }
      },
    },
  }
  const names = () => Object.fromEntries(Array.from(found, ([library, set]) => [library, [...set].sort()]))
  return { plugin, names }
}

type Specifier = NonNullable<Importing['specifiers']>[number]

function addName(names: Set<string>, { type, imported, local }: Specifier) {
  if (type === 'ImportDefaultSpecifier') names.add('default')
  if (type === 'ImportSpecifier') names.add(imported?.name ?? imported?.value ?? '')
  if (type === 'ExportSpecifier') names.add(local.name ?? local.value ?? '')
}
