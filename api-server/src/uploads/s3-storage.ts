import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { assertKey, contentTypeOf, isKey, StorageUnavailable, type StoredFile, type UploadStorage } from './storage.ts'

/** A bucket of S3 or of a server that speaks its protocol. */
export type S3Options = {
  bucket: string
  /** Address of a server that is not AWS; null for AWS. */
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

/** How long a server may take until it begins to answer. */
const PATIENCE_MS = 10_000

/** Uploads in an S3 bucket, which must be there already. */
export class S3Storage implements UploadStorage {
  readonly #client: AwsClient
  readonly #base: string

  constructor({ bucket, endpoint, ...account }: S3Options) {
    this.#base = bucketUrl(bucket, account.region, endpoint)
    this.#client = new AwsClient({ ...account, service: 's3', retries: 2 })
  }

  async put(key: string, content: Buffer): Promise<void> {
    const headers = {
      'content-type': contentTypeOf(key),
      'content-length': String(content.length),
      'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
    }
    await drain(await this.#call(this.#url(key), { method: 'PUT', headers, body: new Uint8Array(content) }))
  }

  async get(key: string): Promise<StoredFile | null> {
    const answer = await this.#call(this.#url(key), {}, [404])
    if (answer.status === 404 || !answer.body) return drain(answer)
    const body = Readable.fromWeb(answer.body as ReadableStream)
    const length = answer.headers.get('content-length')
    return { size: length === null ? null : Number(length), body }
  }

  async exists(key: string): Promise<boolean> {
    const answer = await this.#call(this.#url(key), { method: 'HEAD' }, [404])
    return answer.status !== 404
  }

  async delete(key: string): Promise<void> {
    await drain(await this.#call(this.#url(key), { method: 'DELETE' }, [404]))
  }

  async *list(): AsyncIterable<string> {
    let after = ''
    for (;;) {
      const page = await this.#call(`${this.#base}?${new URLSearchParams({ 'list-type': '2', 'start-after': after })}`)
      const keys = [...(await page.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
      yield* keys.filter(isKey)
      const last = keys.at(-1)
      if (!last) return
      after = last
    }
  }

  #url(key: string): string {
    assertKey(key)
    return `${this.#base}/${key}`
  }

  /** Calls the server; an answer that is neither a success nor among `expected` throws. */
  async #call(url: string, init: RequestInit = {}, expected: number[] = []): Promise<Response> {
    const answer = await this.#fetch(url, init)
    if (answer.ok || expected.includes(answer.status)) return answer
    const cause = (await answer.text()).slice(0, 500)
    throw new StorageUnavailable(`S3 answered ${answer.status} to ${init.method ?? 'GET'}`, { cause })
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const patience = new AbortController()
    // Ends with the first byte of the answer: a slow reader of a long file is no fault of the server.
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
    try {
      return await this.#client.fetch(url, { ...init, signal: patience.signal })
    } catch (cause) {
      throw new StorageUnavailable('S3 cannot be reached', { cause })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Other servers know a bucket by the path; AWS wants it in the host name, save one with dots, which no certificate covers. */
function bucketUrl(bucket: string, region: string, endpoint: string | null): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const aws = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${aws}/${bucket}` : `https://${bucket}.${aws}`
}

/** Reads an answer to its end, so that its connection can serve again. */
async function drain(answer: Response): Promise<null> {
  await answer.arrayBuffer()
  return null
}
