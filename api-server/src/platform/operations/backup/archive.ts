import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { OperatorError } from '../../operator-error.ts'
import { linesOf } from './lines.ts'
import { BACKUP_TABLES } from './tables.ts'

/** A backup that cannot be made, read or restored; `message` is one line for whoever asked. */
export class BackupError extends OperatorError {}

const FORMAT = 'southern-cabs-backup'

const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const Head = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
})
const Rows = z.strictObject({ table: z.enum(BACKUP_TABLES), rows: z.array(Row) })
const File = z.strictObject({ file: z.string(), content: z.base64() })
const Counts = z.strictObject({ rows: z.record(z.string(), z.number()), files: z.number() })
const End = z.strictObject({ end: z.strictObject({ ...Counts.shape, sha256: z.string() }) })
const Entry = z.union([Rows, File])

export type BackupRow = z.infer<typeof Row>
export type BackupHead = z.infer<typeof Head>
/** Some rows of one table, or one uploaded file in base64. */
export type BackupEntry = z.infer<typeof Entry>
export type BackupCounts = z.infer<typeof Counts>

/**
 * Writes a backup: gzip over lines of JSON with a head, the entries, and an end with their counts and the SHA-256 of
 * the lines before it. The file gets its name only after it was read back whole.
 * @throws BackupError if it cannot be read back
 */
export async function writeArchive(
  path: string,
  head: Omit<BackupHead, 'format' | 'version'>,
  entries: AsyncIterable<BackupEntry>,
): Promise<BackupCounts> {
  const partial = `${path}.partial`
  try {
    // Readable by its owner alone: it holds all that the company knows of its customers.
    const file = await open(partial, 'w', 0o600)
    await writeLines(file, linesFor({ format: FORMAT, version: 1, ...head }, entries))
    const counts = await checkArchive(partial)
    await rename(partial, path)
    return counts
  } catch (error) {
    // Report the first error: where writing is forbidden, removing fails too.
    await rm(partial, { force: true }).catch(() => {})
    throw isOfFile(error, path) ? new BackupError(`${path} cannot be written: ${error.message}`) : error
  }
}

/** Whether the system refused to write this file: wrong place, no right, no room. */
const isOfFile = (error: unknown, path: string): error is Error =>
  error instanceof Error &&
  'syscall' in error &&
  (!('path' in error) || (typeof error.path === 'string' && error.path.startsWith(path)))

async function writeLines(file: FileHandle, lines: AsyncIterable<string>) {
  await pipeline(Readable.from(lines, { objectMode: false }), createGzip(), file.createWriteStream({ flush: true }))
}

async function* linesFor(head: BackupHead, entries: AsyncIterable<BackupEntry>) {
  const hash = createHash('sha256')
  const counts = noCounts()
  const lineOf = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`
    hash.update(line)
    return line
  }
  yield lineOf(head)
  for await (const entry of entries) {
    count(counts, entry)
    yield lineOf(entry)
  }
  yield `${JSON.stringify({ end: { ...counts, sha256: hash.digest('hex') } })}\n`
}

/**
 * Reads a whole backup without keeping it; gives its counts.
 * @throws BackupError when it is cut, changed or none
 */
export async function checkArchive(path: string): Promise<BackupCounts> {
  const { entries } = await readArchive(path)
  const counts = noCounts()
  for await (const entry of entries) count(counts, entry)
  return counts
}

/**
 * Opens a backup: its head, and its entries one after the other. The entries end well only when all of them were there
 * and unchanged.
 * @throws BackupError when it is cut, changed or none
 */
export async function readArchive(path: string): Promise<{ head: BackupHead; entries: AsyncIterable<BackupEntry> }> {
  const lines = jsonLines(path)
  const { head, line } = await firstOf(path, lines)
  return { head, entries: checkedEntries(path, lines, line) }
}

/** The head of a backup alone. Throws as `readArchive` does. */
export async function readHead(path: string): Promise<BackupHead> {
  const lines = jsonLines(path)
  try {
    return (await firstOf(path, lines)).head
  } finally {
    await lines.return(undefined)
  }
}

async function firstOf(path: string, lines: AsyncGenerator<Line, undefined>) {
  const { value } = await lines.next()
  const head = Head.safeParse(value?.value)
  if (!head.success) throw new BackupError(`${path} is not a backup of this product, or of a newer version`)
  return { head: head.data, line: value?.line ?? Buffer.alloc(0) }
}

type Line = { line: Buffer; value: unknown }

async function* checkedEntries(path: string, lines: AsyncIterable<Line>, headLine: Buffer) {
  const hash = createHash('sha256').update(headLine).update('\n')
  const counts = noCounts()
  for await (const { line, value } of lines) {
    const end = End.safeParse(value)
    if (end.success) {
      const expected = JSON.stringify({ ...counts, sha256: hash.digest('hex') })
      if (JSON.stringify(end.data.end) !== expected) throw new BackupError(`${path} is damaged: its checksum is wrong`)
      return
    }
    const entry = Entry.safeParse(value)
    if (!entry.success) throw new BackupError(`${path} is damaged: a line cannot be read`)
    hash.update(line).update('\n')
    count(counts, entry.data)
    yield entry.data
  }
  throw new BackupError(`${path} is damaged: its end is missing`)
}

async function* jsonLines(path: string): AsyncGenerator<Line, undefined> {
  const file = createReadStream(path)
  const plain = createGunzip()
  // An error of the file must reach the reader of the unpacked lines.
  file.on('error', (error) => plain.destroy(error))
  try {
    for await (const line of linesOf(file.pipe(plain))) yield { line, value: JSON.parse(line.toString()) }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) {
      const isThere = !('code' in error && error.code === 'ENOENT')
      throw new BackupError(isThere ? `${path} cannot be read: ${error.message}` : `${path} is not there`)
    }
    throw new BackupError(`${path} is damaged: ${error instanceof Error ? error.message : error}`)
  } finally {
    file.destroy()
  }
}

const noCounts = (): BackupCounts => ({ rows: {}, files: 0 })

function count(counts: BackupCounts, entry: BackupEntry) {
  if ('table' in entry) counts.rows[entry.table] = (counts.rows[entry.table] ?? 0) + entry.rows.length
  else counts.files += 1
}
