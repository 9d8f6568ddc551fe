import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SourceFile } from 'typescript/unstable/ast'
// The compiler's own interface for tools; its name says that a new release may change it.
import { API } from 'typescript/unstable/sync'

export type Sources = Map<string, SourceFile>

const FILES = [
  'public-site/src/texts/*/*.{ts,tsx}',
  'admin-console/src/texts/*/*.{ts,tsx}',
  'shell/src/texts/*.ts',
  'shared-api/src/languages/*.ts',
  'api-server/src/**/*.{ts,js}',
]
const NO_TEXTS = /\.test\.|\/(migrations|testing|demo|fuzz|faults)\//

/** Parses every source that may have texts, by its path from the top of the repository. */
export function readSources(top: string): Sources {
  const names = FILES.flatMap((pattern) => globSync(pattern, { cwd: top })).filter((file) => !NO_TEXTS.test(file))
  const config = join(top, 'texts.tsconfig.json')
  const compilerOptions = { noResolve: true, noLib: true, types: [], allowJs: true, jsx: 'preserve', noEmit: true }
  const content = JSON.stringify({ compilerOptions, files: names })
  const api = new API({
    cwd: top,
    fs: {
      readFile: (file) => (file === config ? content : undefined),
      fileExists: (file) => (file === config ? true : undefined),
    },
  })
  try {
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program
    return new Map(
      names.sort().flatMap((name) => {
        const source = program?.getSourceFile(join(top, name))
        return source ? [[name, source] as const] : []
      }),
    )
  } finally {
    api.close()
  }
}

/** 'cityRoute' of 'public-site/src/texts/en/city-route.ts'. */
export const constantOf = (file: string): string =>
  basename(file)
    .replace(/\.\w+$/, '')
    .replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
