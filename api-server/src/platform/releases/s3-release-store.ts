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

/** Attempts of a change while other processes change the manifest. */
const TRIES = 10

/** Releases in an S3 bucket, which must exist. */
export class S3ReleaseStore implements ReleaseStore {
  readonly #bucket: S3Bucket

  constructor(options: S3Options) {
    this.#bucket = new S3Bucket(options)
  }

  async manifestTag(): Promise<string> {
    return (await this.#bucket.etag(MANIFEST)) ?? ''
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
    const answer = await this.#bucket.get(key)
    return answer && Buffer.from(await answer.arrayBuffer())
  }

  async write(part: string, version: string, file: string, content: Buffer): Promise<void> {
    const key = sureOf(part, version, file)
    await this.#bucket.put(key, content, { contentType: typeOf(file) })
  }

  async versions(part: string): Promise<string[]> {
    const found = new Set<string>()
    for await (const key of this.#bucket.list(`${part}/`)) found.add(key.split('/')[1] ?? '')
    return [...found]
  }

  async remove(part: string, version: string): Promise<void> {
    const folder = `${part}/${version}/`
    for await (const key of this.#bucket.list(folder)) await this.#bucket.delete(key)
  }

  /** The manifest with the tag that says whether it is still the one. */
  async #manifest(): Promise<{ text: string | null; tag: string }> {
    const answer = await this.#bucket.get(MANIFEST)
    return answer ? { text: await answer.text(), tag: answer.headers.get('etag') ?? '' } : { text: null, tag: '' }
  }
}

const typeOf = (file: string) => contentTypeOf(file) ?? 'text/html'
