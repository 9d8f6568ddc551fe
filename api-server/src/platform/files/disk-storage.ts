import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertKey, isKey, StorageUnavailable, type StoredFile, type UploadStorage } from './storage.ts'
import { writeFlushed } from './write-flushed.ts'

/** Files being written. On the same disk as the others, or the rename would be a copy. */
const WRITING = '.writing'
const HALF_WRITTEN_MS = 3_600_000

/** Uploads in a folder, which is made when the first file comes. */
export class DiskStorage implements UploadStorage {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(key: string, content: Buffer): Promise<void> {
    const target = this.#path(key)
    const temporary = join(this.#folder, WRITING, randomUUID())
    try {
      await mkdir(dirname(temporary), { recursive: true })
      await writeFlushed(temporary, content)
      await mkdir(dirname(target), { recursive: true })
      await rename(temporary, target)
      await syncFolder(dirname(target))
      await syncFolder(this.#folder)
    } catch (error) {
      // Report the first error; removeHalfWritten removes the rest later.
      await rm(temporary, { force: true }).catch(() => undefined)
      throw asUnavailable(error)
    }
  }

  async get(key: string): Promise<StoredFile | null> {
    const file = await orNull(open(this.#path(key)))
    if (!file) return null
    const { size } = await file.stat()
    return { size, body: file.createReadStream() }
  }

  async exists(key: string): Promise<boolean> {
    return (await orNull(stat(this.#path(key)))) !== null
  }

  async delete(key: string): Promise<void> {
    const path = this.#path(key)
    try {
      await rm(path, { force: true })
      await removeIfEmpty(dirname(path))
    } catch (error) {
      throw asUnavailable(error)
    }
  }

  async *list(): AsyncIterable<string> {
    for (const id of (await orNull(readdir(this.#folder))) ?? []) {
      if (id === WRITING) continue
      const names = (await orNull(readdir(join(this.#folder, id)))) ?? []
      yield* names.map((name) => `${id}/${name}`).filter(isKey)
    }
  }

  /**
   * Removes files that a killed process left half written more than an hour ago. Newer ones may belong to another
   * process.
   */
  async removeHalfWritten(): Promise<void> {
    const folder = join(this.#folder, WRITING)
    for (const name of (await orNull(readdir(folder))) ?? []) {
      const found = await orNull(stat(join(folder, name)))
      if (found && Date.now() - found.mtimeMs >= HALF_WRITTEN_MS) await rm(join(folder, name), { force: true })
    }
  }

  #path(key: string): string {
    assertKey(key)
    return join(this.#folder, key)
  }
}

/** A rename is on the disk only when its folder is. Systems that cannot sync a folder (Windows) refuse to open it. */
async function syncFolder(path: string): Promise<void> {
  const folder: FileHandle | null = await open(path).catch(() => null)
  if (!folder) return
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function removeIfEmpty(folder: string): Promise<void> {
  try {
    await rmdir(folder)
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'ENOTEMPTY', 'EEXIST')) throw error
  }
}

async function orNull<T>(action: Promise<T>): Promise<T | null> {
  try {
    return await action
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw asUnavailable(error)
  }
}

function asUnavailable(error: unknown): unknown {
  const known = hasCode(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EPERM', 'ENOTDIR')
  return known ? new StorageUnavailable('uploads cannot be stored on this disk', { cause: error }) : error
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
