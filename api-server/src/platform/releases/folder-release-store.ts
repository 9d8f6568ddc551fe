import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ReleaseManifest } from 'shared-api/contract'
import { writeFlushed } from '../files/write-flushed.ts'
import {
  MANIFEST,
  type ManifestChange,
  manifestText,
  parseManifest,
  placeOf,
  type ReleaseStore,
  sureOf,
} from './release-store.ts'

const LOCK = '.manifest-lock'
/** A lock older than this, in ms, was left by a process that was killed: a change takes far less. */
const STALE_LOCK_MS = 30_000
const LOCK_PAUSE_MS = 50

/** Releases in a folder. */
export class FolderReleaseStore implements ReleaseStore {
  readonly #root: string

  constructor(root: string) {
    this.#root = resolve(root)
  }

  async manifestTag(): Promise<string> {
    const found = await orNull(stat(join(this.#root, MANIFEST), { bigint: true }), ['ENOENT'])
    return found ? `${found.ino}-${found.mtimeNs}` : ''
  }

  async readManifest(): Promise<ReleaseManifest> {
    return parseManifest(await orNull(readFile(join(this.#root, MANIFEST), 'utf8'), ['ENOENT']))
  }

  async changeManifest(change: ManifestChange): Promise<ReleaseManifest> {
    await mkdir(this.#root, { recursive: true })
    const lock = join(this.#root, LOCK)
    await takeLock(lock)
    try {
      const next = await change(await this.readManifest())
      await this.#writeWhole(MANIFEST, manifestText(next))
      return next
    } finally {
      await rm(lock, { force: true })
    }
  }

  async read(part: string, version: string, file: string): Promise<Buffer | null> {
    const place = placeOf(part, version, file)
    return place === null ? null : orNull(readFile(join(this.#root, place)))
  }

  async write(part: string, version: string, file: string, content: Buffer): Promise<void> {
    await this.#writeWhole(sureOf(part, version, file), content)
  }

  async versions(part: string): Promise<string[]> {
    return (await orNull(readdir(join(this.#root, part)))) ?? []
  }

  async remove(part: string, version: string): Promise<void> {
    const folder = dirname(sureOf(part, version, 'any'))
    await rm(join(this.#root, folder), { recursive: true, force: true })
  }

  /** Writes to a temporary file, flushes and renames it: after a power cut the old or the new file is there, whole. */
  async #writeWhole(path: string, content: Buffer): Promise<void> {
    const target = join(this.#root, path)
    const temporary = join(this.#root, `.${randomUUID()}`)
    await mkdir(dirname(target), { recursive: true })
    try {
      await writeFlushed(temporary, content)
      await rename(temporary, target)
    } catch (error) {
      // Frees the space on a full disk.
      await rm(temporary, { force: true })
      throw error
    }
  }
}

/** Waits until no other process changes the manifest. */
async function takeLock(path: string): Promise<void> {
  for (;;) {
    const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
      return null
    })
    if (file) return file.close()
    const taken = await orNull(stat(path))
    if (taken && Date.now() - taken.mtimeMs > STALE_LOCK_MS) await rm(path, { force: true })
    await pause(LOCK_PAUSE_MS)
  }
}

/** A missing file is null; any other failure is thrown. */
const orNull = <T>(work: Promise<T>, isNotThere = ['ENOENT', 'ENOTDIR', 'EISDIR']): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (isNotThere.includes(error.code ?? '')) return null
    throw error
  })
