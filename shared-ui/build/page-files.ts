import { bundledPackages } from './bundled-packages.ts'
import { buildIdOf, fileHashes, type OutputFile } from './file-hashes.ts'

/** The part of a bundle's file that is read here. */
export type BundleFile = {
  type: 'asset' | 'chunk'
  fileName: string
  facadeModuleId?: string | null
  imports?: string[]
  dynamicImports?: string[]
  moduleIds?: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/** Scripts and styles that a page's first view loads, and the scripts of its words by language ('ta'). */
export type PageFiles = { scripts: string[]; styles: string[]; words: Record<string, string[]> }

const EXPOSED = 'src/remote.tsx'

/** The whole chunk closure of a page: the container's entry, the exposed module and the page's own module. */
export function pageFiles(bundle: Record<string, BundleFile>, module: string, entry: string): PageFiles {
  const page = chunkOf(bundle, module)
  const exposed = Object.values(bundle).filter(holds(EXPOSED))
  const chunks = closure(bundle, [
    entry,
    ...(bundle[entry]?.dynamicImports ?? []),
    ...exposed.map(({ fileName }) => fileName),
    page.fileName,
  ])
  return { ...filesOf(chunks), words: wordsOf(bundle, chunks) }
}

/** The whole chunk closure of one module. */
export function moduleFiles(bundle: Record<string, BundleFile>, module: string): Omit<PageFiles, 'words'> {
  return filesOf(closure(bundle, [chunkOf(bundle, module).fileName]))
}

/** Of words/public-site/home.ta.json. */
const WORDS = /\/words\/[\w-]+\/[\w-]+\.([a-z]{2})\.json$/

/** The scripts with the words that chunks load, by language: code that is loaded would ask for them one by one. */
function wordsOf(bundle: Record<string, BundleFile>, chunks: BundleFile[]): Record<string, string[]> {
  const words: Record<string, string[]> = {}
  const loaded = new Set(chunks.map(({ fileName }) => fileName))
  for (const fileName of new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports))) {
    const languages = bundle[fileName]?.moduleIds?.flatMap((id) => WORDS.exec(id)?.[1] ?? []) ?? []
    for (const language of new Set(languages)) {
      const files = closure(bundle, [fileName]).map((chunk) => chunk.fileName)
      words[language] = [...new Set([...(words[language] ?? []), ...files])].filter((file) => !loaded.has(file))
    }
  }
  return words
}

function chunkOf(bundle: Record<string, BundleFile>, module: string): BundleFile {
  const chunk = Object.values(bundle).find(holds(module))
  if (!chunk) throw new Error(`${module} is not in the build`)
  return chunk
}

const holds = (id: string) => (file: BundleFile) => file.moduleIds?.some((one) => one.endsWith(`/${id}`)) ?? false

const filesOf = (chunks: BundleFile[]): Omit<PageFiles, 'words'> => ({
  scripts: chunks.map(({ fileName }) => fileName),
  styles: [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
})

export type Built = {
  buildId: string
  languages: Record<string, string[]>
  packages?: Record<string, string>
  files: Record<string, string>
}

/**
 * The parts of a build's description that shell and remotes have: its id, the scripts of each language, the hash of
 * every file.
 */
export function builtOf(bundle: Record<string, BundleFile & OutputFile>, dist: string): Built {
  const files = fileHashes(bundle, dist)
  return { buildId: buildIdOf(files), languages: languageScripts(bundle), packages: bundledPackages(bundle), files }
}

const TEXTS = /\/words\/shell\/frame\.([a-z]{2})\.json$/

/** The scripts of each language that the shell loads apart, by its code. */
function languageScripts(bundle: Record<string, BundleFile>): Record<string, string[]> {
  const texts = Object.values(bundle).flatMap(({ fileName, facadeModuleId }) => {
    const code = TEXTS.exec(facadeModuleId ?? '')?.[1]
    return code ? [[code, closure(bundle, [fileName]).map((chunk) => chunk.fileName)] as const] : []
  })
  return Object.fromEntries(texts)
}

/** These chunks and all that they import, each once. */
function closure(bundle: Record<string, BundleFile>, starts: string[]): BundleFile[] {
  const seen = new Set<string>()
  const visit = (fileName: string) => {
    if (seen.has(fileName)) return
    seen.add(fileName)
    for (const next of bundle[fileName]?.imports ?? []) visit(next)
  }
  starts.forEach(visit)
  return [...seen].flatMap((fileName) => bundle[fileName] ?? [])
}
