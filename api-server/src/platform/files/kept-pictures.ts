import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { StorageUnavailable, type UploadStorage } from './storage.ts'

/** A picture, ready to be sent: its size in bytes and its content. */
type Picture = { size: number; body: Buffer }

/** Room for three times the pictures of the demonstration data, in all their widths, in bytes. */
const KEPT_BYTES = 8 * 1024 * 1024
const KEPT_MS = 60_000

/**
 * Reads pictures by their keys and keeps them in memory for a minute: from the disk each costs three times as much of the
 * processor, out of a bucket a call to another machine. What is deleted meanwhile is gone a minute later. A picture that
 * is not there is null.
 * @throws StorageUnavailable when it can't be read, or not to its end
 */
export function keptPictures(storage: UploadStorage, keptMs = KEPT_MS) {
  const kept = new LRUCache<string, Picture>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ size }) => Math.max(size, 1),
    ttl: keptMs,
  })
  return async (key: string): Promise<Picture | null> => {
    const known = kept.get(key)
    if (known) return known
    const file = await storage.get(key)
    if (!file) return null
    const body = await buffer(file.body).catch((cause) => {
      throw new StorageUnavailable('a picture broke off', { cause })
    })
    const picture = { size: body.length, body }
    kept.set(key, picture)
    return picture
  }
}
