import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3Bucket, type S3Options } from './s3-bucket.ts'
import { assertKey, contentTypeOf, isKey, type StoredFile, type UploadStorage } from './storage.ts'

/** Uploads in an S3 bucket, which must be there already. */
export class S3Storage implements UploadStorage {
  readonly #bucket: S3Bucket

  constructor(options: S3Options) {
    this.#bucket = new S3Bucket(options)
  }

  async put(key: string, content: Buffer): Promise<void> {
    assertKey(key)
    await this.#bucket.put(key, content, { contentType: contentTypeOf(key) })
  }

  async get(key: string): Promise<StoredFile | null> {
    assertKey(key)
    const answer = await this.#bucket.get(key)
    if (!answer?.body) return null
    const body = Readable.fromWeb(answer.body as ReadableStream)
    const length = answer.headers.get('content-length')
    return { size: length === null ? null : Number(length), body }
  }

  async exists(key: string): Promise<boolean> {
    assertKey(key)
    return (await this.#bucket.etag(key)) !== null
  }

  async delete(key: string): Promise<void> {
    assertKey(key)
    await this.#bucket.delete(key)
  }

  async *list(): AsyncIterable<string> {
    for await (const key of this.#bucket.list()) if (isKey(key)) yield key
  }
}
