import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'

/** What a worker is started with: the folder of a composition's server files, one folder for each part. */
export type WorkerData = { folder: string; libraries: Record<string, string> }

/** A page to render: by which remote, at which path, in which language, of what data (the shell's `PageData`). */
export type RenderJob = { id: number; remote: string; path: string; language: string; page: unknown }

/** Its HTML, or why there is none. */
export type RenderReply = { id: number; html: string } | { id: number; failure: string }

type Loader = () => Promise<{ default: unknown }>
type ShellModule = {
  render(job: { path: string; language: string; page: unknown; pages: Record<string, Loader> }): Promise<string>
}
type RemoteModule = { pages: Record<string, Loader> }

const { folder, libraries } = workerData as WorkerData
const urlOf = (...steps: string[]) => pathToFileURL(join(folder, ...steps)).href

// The remotes' files name the shared libraries as the browser's do; here too they are the shell's, each once.
registerHooks({
  resolve: (specifier, context, next) => {
    const file = libraries[specifier]
    return file ? { url: urlOf('shell', 'server', file), shortCircuit: true } : next(specifier, context)
  },
})

const { render } = (await import(urlOf('shell', 'server', 'render.js'))) as ShellModule

parentPort?.on('message', async (job: RenderJob) => {
  parentPort?.postMessage(await reply(job))
})

async function reply({ id, remote, ...job }: RenderJob): Promise<RenderReply> {
  try {
    const { pages } = (await import(urlOf(remote, 'server', 'remote.js'))) as RemoteModule
    return { id, html: await render({ ...job, pages }) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
