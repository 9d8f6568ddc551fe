import { basename } from 'node:path'
import { escaped, rebundled } from 'shared-ui/build/fold'
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
 * The code of these files. What they would preload of each other is no file any more: it goes from the federation's
 * list, and in Vite's, whose places count, a file that every page links to stands for it.
 */
function sourcesOf(files: string[], bundle: Bundle): Map<string, string> {
  const linkedAnyway = Object.keys(bundle).find((file) => /loadShare-eager-[^/]*\.js$/.test(file)) ?? ''
  const without = (code: string, file: string) =>
    code
      .replace(new RegExp(`(["'\`])\\./${escaped(basename(file))}\\1\\s*(?:,|(?=\\]))`, 'g'), '')
      .replace(new RegExp(`(["'\`])${escaped(file)}\\1`, 'g'), JSON.stringify(linkedAnyway))
  const imported = (code: string, file: string) =>
    // The bootstrap would also go through SystemJS, and imports by a variable.
    BOOTSTRAP.test(file) ? code.replaceAll('__mfImport("', 'import("') : code
  return new Map(files.map((file) => [file, files.reduce(without, imported(codeOf(bundle[file]), file))]))
}

async function bundled(entry: string, sources: Map<string, string>): Promise<Rolldown.OutputChunk> {
  const chunk = await rebundled(entry, sources, 'assets/start-[hash].js')
  const lost = [...sources.keys()].find((file) => chunk.code.includes(basename(file)))
  if (lost) throw new Error(`the shell's start still names ${lost}, which is part of it`)
  return chunk
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
