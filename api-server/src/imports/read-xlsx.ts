import { Piscina } from 'piscina'
import { AppError } from '../platform/http/problems.ts'
import type { Cell } from './cells.ts'
import { unreadable } from './problems.ts'
import type { ReadXlsx } from './xlsx-thread.ts'

/** What a file of 5,000 full rows takes is a third of it. */
const HEAP_MB = 256
/** How long reading a file may take, in ms. */
const READ_MS = 20_000

/**
 * The rows of the first sheet, `most` at most. In a thread with little memory: a file can be made so that its reader takes all
 * that there is.
 * @throws AppError 400
 */
export async function readXlsx(file: Buffer, most: number, readMs = READ_MS): Promise<Cell[][]> {
  const pool = new Piscina<Parameters<ReadXlsx>[0], Awaited<ReturnType<ReadXlsx>>>({
    filename: new URL('./xlsx-thread.ts', import.meta.url).href,
    ...{ env: {}, minThreads: 1, maxThreads: 1, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } },
  })
  try {
    const read = await pool.run({ file: new Uint8Array(file), most }, { signal: AbortSignal.timeout(readMs) })
    if ('rows' in read) return read.rows
    throw new AppError('invalid', { refusals: [read.refused] })
  } catch (error) {
    if (error instanceof Error && (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' || error.name === 'AbortError'))
      throw unreadable('xlsx-too-large')
    throw error
  } finally {
    await pool.destroy()
  }
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')
