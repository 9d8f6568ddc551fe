import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { StorageUnavailable, type UploadStorage } from './storage.ts'

/** A picture, ready to be sent: its size in bytes and its content. */
type Picture = { size: number; body: Buffer }

/** Room for three times the pictures of the demonstration data, in all their widths, in bytes. */
const KEPT_BYTES = 8 * 1024 * 1024
const KEPT_MS = 60_000

/**
 * Reads pictures and caches them for a minute: a read from the disk costs three times the CPU. Returns null for a
 * missing picture.
 * @throws StorageUnavailable when it can't be read whole
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
