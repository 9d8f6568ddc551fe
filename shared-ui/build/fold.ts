import { basename, posix } from 'node:path'
import { rolldown, VERSION } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'
import { ENTRY } from './remote-descriptor.ts'

type Bundle = Rolldown.OutputBundle

/** Small files of the bundler and of the federation plugin; they import nothing. */
const HELPER = /^assets\/(rolldown-runtime|vite-preload-helper|runtime)-[^/]*\.js$/
/** What the entry of a federation container asks for as it starts. */
const SHARES = /^assets\/_virtual_mf-localSharedImportMap\w*-[^/]*\.js$/

/**
 * Makes small helpers a part of the file that `host` matches, which nearly all others import anyway, and a container's
 * list of shares a part of its entry: each else is a request of a few hundred bytes, and browsers ask for six files at
 * a time. It bundles what was built, as the federation plugin keeps its helpers apart.
 */
export function foldHelpers(host: RegExp): Plugin {
  return {
    name: 'fold-helpers',
    apply: 'build',
    enforce: 'post',
    // Files are not named anew after this: what else makes their content goes into their names.
    augmentChunkHash: () => `folded by ${VERSION}`,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const [home] = chunksOf(bundle)
          .filter(({ fileName }) => host.test(fileName))
          .sort((a, b) => b.code.length - a.code.length)
        if (!home) throw new Error(`the build has no file like ${host}`)
        const helpers = chunksOf(bundle).filter(({ fileName }) => HELPER.test(fileName))
        const taken = helpers.filter(({ fileName }) => home.imports.includes(fileName))
        await fold(home, taken, taken.map(exportsOf).join(''))
        const entry = chunksOf(bundle).find(({ fileName }) => fileName === ENTRY)
        if (entry) await foldEntry(entry, bundle, helpers)
        for (const chunk of chunksOf(bundle)) importFrom(home, chunk, taken)
        forget(helpers, bundle, home)
      },
    },
  }
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

type Chunk = Rolldown.OutputChunk

/** The helper's names as further exports of the file that takes it in. */
const exportsOf = (helper: Chunk) =>
  `\nexport{${helper.exports.map((name) => `${name} as ${nameIn(helper, name)}`).join(',')}}from"./${basename(helper.fileName)}";`

const nameIn = ({ name }: Chunk, exported: string) => `${name.replaceAll(/\W/g, '_')}_${exported}`

/** Makes these chunks a part of `into`. */
async function fold(into: Chunk, chunks: Chunk[], more = '') {
  if (chunks.length === 0) return
  const gone = chunks.map(({ fileName }) => fileName)
  const sources = new Map(chunks.map(({ fileName, code }) => [fileName, code]))
  sources.set(into.fileName, into.code + more)
  const { code } = await rebundled(into.fileName, sources, into.fileName)
  into.code = code
  into.imports = into.imports.filter((file) => !gone.includes(file))
  into.dynamicImports = into.dynamicImports.filter((file) => !gone.includes(file))
}

/** Lets a chunk import what it needs of the helpers from the file that took them in. */
function importFrom(home: Chunk, chunk: Chunk, helpers: Chunk[]) {
  for (const helper of helpers.filter(({ fileName }) => chunk.imports.includes(fileName))) {
    const statement = new RegExp(`import(?:\\{([^}]*)\\}from)?(["'\`])\\./${escaped(basename(helper.fileName))}\\2`)
    const [found, names = '', quote = '"'] = statement.exec(chunk.code) ?? []
    if (!found) throw new Error(`${chunk.fileName} does not import ${helper.fileName} by names`)
    const renamed = names.split(',').map((name) => {
      const [exported = '', local = exported] = name.trim().split(' as ')
      return `${nameIn(helper, exported)} as ${local}`
    })
    const from = `${quote}./${basename(home.fileName)}${quote}`
    chunk.code = chunk.code.replace(found, () => (names ? `import{${renamed}}from${from}` : `import${from}`))
    chunk.imports = chunk.imports.filter((file) => file !== helper.fileName)
  }
}

/** The container's entry gets what it asks for as it starts; the federation plugin lets it preload that, too. */
async function foldEntry(entry: Chunk, bundle: Bundle, helpers: Chunk[]) {
  const gone = [...helpers, ...chunksOf(bundle).filter(({ fileName }) => SHARES.test(fileName))]
  for (const { fileName } of gone) entry.code = entry.code.replace(new RegExp(`(["'\`])${escaped(fileName)}\\1,?`), '')
  await fold(entry, gone)
}

/**
 * Deletes the helpers that nobody imports any more. In lists of what to preload places count: `home` stands in theirs.
 */
function forget(helpers: Chunk[], bundle: Bundle, home: Chunk) {
  const needed = new Set(chunksOf(bundle).flatMap(({ imports }) => imports))
  for (const { fileName } of helpers.filter((helper) => !needed.has(helper.fileName))) {
    delete bundle[fileName]
    for (const chunk of chunksOf(bundle))
      chunk.code = chunk.code.replaceAll(basename(fileName), basename(home.fileName))
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.html'))
        file.source = unlinked(String(file.source), fileName)
    }
  }
}

const unlinked = (html: string, file: string) =>
  html.replace(/\s*<link rel="modulepreload"[^>]*>/g, (link) => (link.includes(basename(file)) ? '' : link))

/** The name of a file as a piece of a regular expression. */
export const escaped = (text: string) => text.replaceAll('.', '\\.')

/** `entry` with what it imports of `sources`, as one file; all else stays a file beside it. */
export async function rebundled(entry: string, sources: Map<string, string>, fileName: string): Promise<Chunk> {
  // Not by Vite: it would wrap the imports, which are wrapped, once more.
  const build = await rolldown({ input: entry, platform: 'browser', plugins: [fromMemory(entry, sources)] })
  const { output } = await build.generate({ entryFileNames: fileName, codeSplitting: false, minify: true })
  return output[0]
}

/** Resolves built files to each other by their names alone: each bears its hash. */
function fromMemory(entry: string, sources: Map<string, string>): Rolldown.Plugin {
  const byName = new Map([...sources.keys()].map((file) => [basename(file), file]))
  const seenFromEntry = (specifier: string, importer: string) => {
    const path = posix.relative(posix.dirname(entry), posix.join(posix.dirname(importer), specifier))
    return path.startsWith('.') ? path : `./${path}`
  }
  return {
    name: 'from-memory',
    resolveId(specifier, importer) {
      const known = byName.get(basename(specifier))
      if (known || !importer) return known
      return { id: specifier.startsWith('.') ? seenFromEntry(specifier, importer) : specifier, external: 'relative' }
    },
    load: (id) => sources.get(id),
  }
}
