import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A stored file, ready to be sent: its size in bytes, null where it is not known, and its content. */
export type StoredFile = { size: number | null; body: Readable }

/**
 * Storage of uploaded files: a folder or an S3 bucket. A key is never overwritten with other content. Each call throws
 * `StorageUnavailable` if the storage cannot be reached or is full, and a plain error for a key that `isKey` rejects.
 */
export interface UploadStorage {
  /** Stores the whole file or nothing; when it returns, the file survives a power cut. */
  put(key: string, content: Buffer): Promise<void>
  /** The file; null if it does not exist. */
  get(key: string): Promise<StoredFile | null>
  exists(key: string): Promise<boolean>
  /** Removes the file; one that is not there counts as removed. */
  delete(key: string): Promise<void>
  /** All keys, in no order. */
  list(): AsyncIterable<string>
}

/** The storage cannot be reached, or has no room. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

const KEY = /^[a-z0-9][a-z0-9-]{0,63}\/[a-z0-9][a-z0-9-]{0,79}\.(webp|pdf)$/

/** Whether a key has the form that we use: `<id>/<name>.webp` or `.pdf`. No other path reaches a storage. */
export const isKey = (text: string) => KEY.test(text)

/** The start of the keys of files that are for the desk alone; `/uploads/` does not serve them. */
const PRIVATE = 'private-'
export const newPrivateKey = (name: string) => `${PRIVATE}${randomUUID()}/${name}`
export const isPrivateKey = (key: string) => key.startsWith(PRIVATE)

/** Throws for a key that is not one of ours: a bug of the caller, as requests are checked before. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`not the key of an upload: ${JSON.stringify(key)}`)
}

/** The content type of a key, by the ending that we gave it. */
export const contentTypeOf = (key: string) => (key.endsWith('.pdf') ? 'application/pdf' : 'image/webp')
