import { registerHooks } from 'node:module'
import { workerData } from 'piscina'

/** The server files of a composition by `<part>/<file>`, and which file of the shell each shared library is. */
export type WorkerData = { files: Record<string, string>; libraries: Record<string, string> }

/** A page to render: its remote, path and language, and the shell's `PageData`. */
export type RenderJob = { remote: string; path: string; language: string; page: unknown }

type Loader = () => Promise<{ default: unknown }>
type ShellModule = {
  render(job: { path: string; language: string; page: unknown; pages: Record<string, Loader> }): Promise<string>
}
type RemoteModule = { pages: Record<string, Loader> }

const { files, libraries } = workerData as WorkerData
/**
 * The modules exist in memory alone, once for each language: `file:///composition/<language>/<part>/<file>`. A module has one
 * language for its whole life, as in a browser. `createRequire` in one of them accepts file URLs only.
 */
const BASE = 'file:///composition/'
const LANGUAGE = /^file:\/\/\/composition\/\w+\//

const found = (url: string) => ({ url, format: 'module', shortCircuit: true })

registerHooks({
  resolve(specifier, context, next) {
    // Remotes import the shared libraries by name: the shell's copy, as in the browser.
    const library = libraries[specifier]
    const [own] = LANGUAGE.exec(context.parentURL ?? '') ?? []
    if (library && own) return found(`${own}shell/server/${library}`)
    if (specifier.startsWith(BASE)) return found(specifier)
    if (!specifier.startsWith('.') || !own) return next(specifier, context)
    return found(new URL(specifier, context.parentURL).href)
  },
  load(url, context, next) {
    if (!url.startsWith(BASE)) return next(url, context)
    const source = files[url.replace(LANGUAGE, '')]
    if (source === undefined) throw new Error(`${url} is not in the release`)
    return { format: 'module', source, shortCircuit: true }
  },
})

/** The HTML of a page as the browser will hydrate it. */
export default async function render({ remote, ...job }: RenderJob): Promise<string> {
  const own = `${BASE}${job.language}/`
  const shell: ShellModule = await import(`${own}shell/server/render.js`)
  const { pages }: RemoteModule = await import(`${own}${remote}/server/remote.js`)
  return shell.render({ ...job, pages })
}
