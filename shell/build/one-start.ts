import { basename } from 'node:path'
import { rolldown } from 'rolldown'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** What runs before the first page, each a file and a request in the federation plugin's build. */
const START =
  /^assets\/(mf-entry-bootstrap|hostInit|host|pendingShares|runtime|_virtual_mf-localSharedImportMap\w*|index)-[^/]*\.js$/
const BOOTSTRAP = /^assets\/mf-entry-bootstrap-[^/]*\.js$/

/**
 * Makes one file of those that start the shell: 7 requests fewer, and 3 kB that so many small files lose by compressing
 * each for itself. It bundles what was built; done in the first build, the federation's start would wait for itself.
 */
export function oneStart(): Plugin {
  return {
    name: 'one-start',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => START.test(file))
        const entry = files.find((file) => BOOTSTRAP.test(file))
        if (!entry) throw new Error('the build has no federation bootstrap')
        refuseImportsOf(files, bundle)
        const start = await bundled(entry, sourcesOf(files, bundle))
        for (const file of files) delete bundle[file]
        this.emitFile({ type: 'asset', fileName: start.fileName, source: start.code })
        for (const file of Object.values(bundle)) {
          if (file.fileName.endsWith('.html') && file.type === 'asset') file.source = linked(file.source, files, start)
        }
      },
    },
  }
}

/** A file that stays must not import one that goes. */
function refuseImportsOf(going: string[], bundle: Bundle) {
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || going.includes(chunk.fileName)) continue
    const lost = [...chunk.imports, ...chunk.dynamicImports].find((file) => going.includes(file))
    if (lost) throw new Error(`${chunk.fileName} imports ${lost}, which is to be part of the shell's start`)
  }
}

/**
 * The code of these files. What they would preload of each other is no file any more: it goes from the federation's list,
 * and in Vite's, whose places count, a file that every page links to stands for it.
 */
function sourcesOf(files: string[], bundle: Bundle): Map<string, string> {
  const linkedAnyway = Object.keys(bundle).find((file) => /loadShare-eager-[^/]*\.js$/.test(file)) ?? ''
  const without = (code: string, file: string) =>
    code
      .replace(new RegExp(`(["'\`])\\./${escaped(basename(file))}\\1\\s*(?:,|(?=\\]))`, 'g'), '')
      .replace(new RegExp(`(["'\`])${escaped(file)}\\1`, 'g'), JSON.stringify(linkedAnyway))
  return new Map(files.map((file) => [file, files.reduce(without, codeOf(bundle[file]))]))
}

const escaped = (text: string) => text.replaceAll('.', '\\.')

async function bundled(entry: string, sources: Map<string, string>): Promise<Rolldown.OutputChunk> {
  // Not by Vite: it would wrap the imports, which are wrapped, once more.
  const build = await rolldown({ input: entry, platform: 'browser', plugins: [fromMemory(sources)] })
  const { output } = await build.generate({
    entryFileNames: 'assets/start-[hash].js',
    codeSplitting: false,
    minify: true,
  })
  const [chunk] = output
  const lost = [...sources.keys()].find((file) => chunk.code.includes(basename(file)))
  if (lost) throw new Error(`the shell's start still names ${lost}, which is part of it`)
  return chunk
}

/** Resolves the start's files to each other; all else stays a file beside it. */
function fromMemory(sources: Map<string, string>): Rolldown.Plugin {
  return {
    name: 'from-memory',
    resolveId(specifier) {
      const file = `assets/${basename(specifier)}`
      return sources.has(file) ? file : { id: specifier, external: 'relative' }
    },
    load: (id) => sources.get(id),
    // The bootstrap would also go through SystemJS, and imports by a variable.
    transform: (code, id) => (BOOTSTRAP.test(id) ? code.replaceAll('__mfImport("', 'import("') : null),
  }
}

const codeOf = (file: Bundle[string] | undefined) =>
  file?.type === 'chunk' ? file.code : String(file?.type === 'asset' ? file.source : '')

/** The page's template with the one file in the place of the many. */
function linked(html: string | Uint8Array, gone: string[], { fileName }: Rolldown.OutputChunk): string {
  const isGone = (tag: string) => gone.some((file) => tag.includes(`/${file}"`))
  return String(html)
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, (link) => (isGone(link) ? '' : link))
    .replace(/(<script type="module"[^>]*src=")\/assets\/mf-entry-bootstrap[^"]*"/, `$1/${fileName}"`)
}
