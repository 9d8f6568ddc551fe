import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { copyServerFiles, type Part } from './server-files.ts'
import type { RenderJob, RenderReply, WorkerData } from './worker.ts'

/** How long a page may take to render, in ms; a worker that takes longer is given up. */
const RENDER_MS = 20_000
const HEAP_MB = 128

/** What a page threw; the thread goes on. */
export class PageFailure extends Error {}

/** Renders pages of one composition in one language, in a thread of its own: other requests go on meanwhile. */
export type Renderer = {
  /**
   * The HTML of a page, as the browser will hydrate it.
   * @throws PageFailure with what the page threw; any other Error when the thread has ended or hangs.
   */
  render(job: Omit<RenderJob, 'id'>): Promise<string>
  close(): Promise<void>
}

/** Starts a renderer from the server files of a composition's shell and remotes. */
export async function startRenderer(parts: Part[]): Promise<Renderer> {
  const folder = await copyServerFiles(parts)
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const worker = await startWorker(folder)
    const waiting = waitingRoom(worker)
    return {
      render: waiting.ask,
      close: async () => {
        await worker.terminate()
        await remove()
      },
    }
  } catch (error) {
    // Each try to render a page would leave another.
    await remove()
    throw error
  }
}

async function startWorker(folder: string): Promise<Worker> {
  const libraries = JSON.parse(await readFile(join(folder, 'shell/server/libraries.json'), 'utf8'))
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, libraries } satisfies WorkerData,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  worker.unref()
  return worker
}

type Waiting = { resolve: (html: string) => void; reject: (error: Error) => void }

/** Matches replies to questions. When the worker ends or hangs, all that wait are told. */
function waitingRoom(worker: Worker) {
  const open = new Map<number, Waiting>()
  let lastId = 0
  let dead: Error | null = null

  const giveUp = (error: Error) => {
    dead ??= error
    for (const { reject } of open.values()) reject(dead)
    open.clear()
  }
  worker.on('error', giveUp)
  worker.on('exit', () => giveUp(new Error('the renderer has ended')))
  worker.on('message', (reply: RenderReply) => {
    const one = open.get(reply.id)
    open.delete(reply.id)
    if ('html' in reply) one?.resolve(reply.html)
    else one?.reject(new PageFailure(reply.failure))
  })

  const ask = async (job: Omit<RenderJob, 'id'>): Promise<string> => {
    if (dead) throw dead
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    open.set(id, { resolve, reject })
    const timer = setTimeout(() => void worker.terminate(), RENDER_MS)
    worker.postMessage({ id, ...job } satisfies RenderJob)
    return promise.finally(() => clearTimeout(timer))
  }
  return { ask }
}
