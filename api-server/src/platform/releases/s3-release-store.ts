import { LRUCache } from 'lru-cache'
import type { ReleaseManifest } from 'shared-api/contract'
import { S3Bucket, type S3Options } from '../files/s3-bucket.ts'
import { contentTypeOf } from './content-type.ts'
import {
  MANIFEST,
  type ManifestChange,
  manifestText,
  parseManifest,
  placeOf,
  type ReleaseStore,
  sureOf,
} from './release-store.ts'

const UNKNOWN_TYPE = 'application/octet-stream'
/** How often a change starts again because somebody else changed the manifest meanwhile. */
const TRIES = 10

/** Room for all files of a composition and its canary, in bytes. */
const KEPT_BYTES = 16 * 1024 * 1024

/**
 * Releases in an S3 bucket, which must be there already. What was read is kept in memory, up to a limit, until the manifest
 * changes: a file of a version that ran stays as it is, but one that never ran may come again with other files.
 */
export class S3ReleaseStore implements ReleaseStore {
  readonly #bucket: S3Bucket
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (content) => Math.max(content.length, 1),
  })
  #tag: string | null = null

  constructor(options: S3Options) {
    this.#bucket = new S3Bucket(options)
  }

  async manifestTag(): Promise<string> {
    const tag = (await this.#bucket.etag(MANIFEST)) ?? ''
    if (tag !== this.#tag) this.#kept.clear()
    this.#tag = tag
    return tag
  }

  async readManifest(): Promise<ReleaseManifest> {
    const { text } = await this.#manifest()
    return parseManifest(text)
  }

  async changeManifest(change: ManifestChange): Promise<ReleaseManifest> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { text, tag } = await this.#manifest()
      const next = await change(parseManifest(text))
      const content = manifestText(next)
      if (await this.#bucket.put(MANIFEST, content, { contentType: typeOf(MANIFEST), onlyOver: tag })) return next
    }
    throw new Error('others keep changing the release manifest: try again')
  }

  async read(part: string, version: string, file: string): Promise<Buffer | null> {
    const key = placeOf(part, version, file)
    if (key === null) return null
    const kept = this.#kept.get(key)
    if (kept) return kept
    const answer = await this.#bucket.get(key)
    if (!answer) return null
    const content = Buffer.from(await answer.arrayBuffer())
    this.#kept.set(key, content)
    return content
  }

  async write(part: string, version: string, file: string, content: Buffer): Promise<void> {
    const key = sureOf(placeOf(part, version, file))
    await this.#bucket.put(key, content, { contentType: typeOf(file) })
  }

  async versions(part: string): Promise<string[]> {
    const found = new Set<string>()
    for await (const key of this.#bucket.list(`${part}/`)) found.add(key.split('/')[1] ?? '')
    return [...found]
  }

  async remove(part: string, version: string): Promise<void> {
    const folder = `${part}/${version}/`
    for await (const key of this.#bucket.list(folder)) {
      await this.#bucket.delete(key)
      this.#kept.delete(key)
    }
  }

  /** The manifest with the tag that says whether it is still the one. */
  async #manifest(): Promise<{ text: string | null; tag: string }> {
    const answer = await this.#bucket.get(MANIFEST)
    return answer ? { text: await answer.text(), tag: answer.headers.get('etag') ?? '' } : { text: null, tag: '' }
  }
}

const typeOf = (file: string) => contentTypeOf(file) ?? UNKNOWN_TYPE
