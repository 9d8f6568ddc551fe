import { Piscina } from 'piscina'
import { hashOf, isRenderer, type ReadFile } from '../releases/builds.ts'
import type { RenderJob, WorkerData } from './worker.ts'

/** How long a page may take to render, in ms; then its thread is stopped. */
const RENDER_MS = 20_000
/** An idle thread keeps its memory, up to HEAP_MB. */
const IDLE_MS = 5000
const HEAP_MB = 128

/** A build, and how its files are read. */
export type Part = { name: string; files: Record<string, string>; read: ReadFile }

/** Whether a part of this build can be rendered on the server. */
export const rendersOnServer = ({ files }: Pick<Part, 'files'>) => Object.keys(files).some(isRenderer)

/** Renders pages of one composition, in a thread that ends when it is idle. */
export type RenderPool = {
  /** @throws Error if the page throws, the thread ends, or RENDER_MS are over. */
  render(job: RenderJob): Promise<string>
  close(): Promise<void>
}

/** @throws Error for a file that differs from the release. */
export async function openRenderPool(parts: Part[]): Promise<RenderPool> {
  const files = Object.fromEntries((await Promise.all(parts.map(serverFiles))).flat())
  const pool = new Piscina<RenderJob, string>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: { files, libraries: JSON.parse(files['shell/server/libraries.json'] ?? '{}') } satisfies WorkerData,
    env: {},
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  return {
    render: (job) => pool.run(job, { signal: AbortSignal.timeout(RENDER_MS) }),
    close: () => pool.destroy(),
  }
}

const serverFiles = ({ name, files, read }: Part) =>
  Promise.all(
    Object.entries(files)
      .filter(([file]) => isRenderer(file))
      .map(async ([file, hash]): Promise<[string, string]> => {
        const content = await read(file)
        if (!content || hashOf(content) !== hash) throw new Error(`${name}: ${file} is not what was released`)
        return [`${name}/${file}`, content.toString()]
      }),
  )
