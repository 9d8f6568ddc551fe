/** The part of Vite's manifest that is read here: files and what they import, by source module. */
export type ViteManifest = Record<string, { file: string; css?: string[]; imports?: string[]; src?: string }>

/** Scripts and styles that a page's first view loads. */
export type PageFiles = { scripts: string[]; styles: string[] }

const EXPOSED = 'src/remote.tsx'

/** The whole chunk closure of a page: the container's entry, the exposed module and the page's own module. */
export function pageFiles(manifest: ViteManifest, module: string, entry: string): PageFiles {
  if (!manifest[module]) throw new Error(`${module} is not in the build`)
  const starts = Object.keys(manifest).filter((key) => manifest[key]?.file === entry || key === EXPOSED)
  const chunks = closure(manifest, [...starts, module])
  return {
    scripts: unique([entry, ...chunks.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'))]),
    styles: unique(chunks.flatMap((chunk) => chunk.css ?? [])),
  }
}

const unique = (files: string[]) => [...new Set(files)]

/** The chunks under these keys and all that they import, each once. */
function closure(manifest: ViteManifest, keys: string[]) {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  keys.forEach(visit)
  return [...seen].flatMap((key) => manifest[key] ?? [])
}
