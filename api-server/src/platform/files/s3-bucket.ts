import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { StorageUnavailable } from './storage.ts'

/** A bucket of S3 or of a server that speaks its protocol. */
export type S3Options = {
  bucket: string
  /** Address of a server that is not AWS; null for AWS. */
  endpoint: string | null
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Set for temporary credentials. */
  sessionToken?: string | undefined
  /** How long the server may be silent, in ms. */
  patience?: number
}

type Upload = {
  contentType: string
  /** Writes only over the object with this ETag, or with '' only if there is no object. */
  onlyOver?: string
}

/** How long a server may take until it begins to answer, and then be silent before it goes on. */
const PATIENCE_MS = 10_000

/** An S3 bucket, which must be there already. Each call throws `StorageUnavailable` when it cannot be reached or refuses. */
export class S3Bucket {
  readonly #client: AwsClient
  readonly #base: string
  readonly #patience: number

  constructor({ bucket, endpoint, sessionToken, patience = PATIENCE_MS, ...account }: S3Options) {
    this.#patience = patience
    this.#base = bucketUrl(bucket, account.region, endpoint)
    this.#client = new AwsClient({ ...account, ...(sessionToken && { sessionToken }), service: 's3', retries: 2 })
  }

  /** Stores an object. Returns false if `onlyOver` forbade it because of a write in between. */
  async put(key: string, content: Buffer, { contentType, onlyOver }: Upload): Promise<boolean> {
    const headers = {
      'content-type': contentType,
      'content-length': String(content.length),
      'x-amz-content-sha256': hash('sha256', content),
      ...conditionOf(onlyOver),
    }
    const answer = await this.#call(
      this.#url(key),
      { method: 'PUT', headers, body: new Uint8Array(content) },
      onlyOver === undefined ? [] : [409, 412],
    )
    await drain(answer)
    return answer.ok
  }

  /** The object with an unread body; null if it does not exist. */
  async get(key: string): Promise<Response | null> {
    const answer = await this.#call(this.#url(key), {}, [404])
    return answer.status === 404 ? null : answer
  }

  /** The object's ETag; null if it does not exist. */
  async etag(key: string): Promise<string | null> {
    const answer = await this.#call(this.#url(key), { method: 'HEAD' }, [404])
    return answer.status === 404 ? null : (answer.headers.get('etag') ?? '')
  }

  async delete(key: string): Promise<void> {
    await drain(await this.#call(this.#url(key), { method: 'DELETE' }, [404]))
  }

  /** All keys that begin with `prefix`, in their order. */
  async *list(prefix = ''): AsyncIterable<string> {
    let after = ''
    for (;;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix, 'start-after': after })
      const page = await this.#call(`${this.#base}?${query}`)
      const keys = [...(await page.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescaped(key))
      yield* keys
      const last = keys.at(-1)
      if (!last) return
      after = last
    }
  }

  #url(key: string): string {
    return `${this.#base}/${key.split('/').map(encodeURIComponent).join('/')}`
  }

  /** Calls the server; an answer that is neither a success nor among `expected`, whose body is read already, throws. */
  async #call(url: string, init: RequestInit = {}, expected: number[] = []): Promise<Response> {
    const answer = await this.#fetch(url, init)
    if (answer.ok) return answer
    // Report the code alone, such as NoSuchBucket: the rest may repeat signed headers.
    const [, code] = /<Code>(\w+)<\/Code>/.exec(await answer.text()) ?? []
    // An object of a missing bucket must not look like one that nobody has stored yet.
    if (expected.includes(answer.status) && code !== 'NoSuchBucket') return answer
    const said = code ? `${answer.status} (${code})` : answer.status
    throw new StorageUnavailable(`S3 answered ${said} to ${init.method ?? 'GET'}`)
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const given = new AbortController()
    const patiently: Patiently = async (step) => {
      const giveUp = () => given.abort(new Error(`nothing came for ${this.#patience / 1000} s`))
      const timer = setTimeout(giveUp, this.#patience)
      return step.finally(() => clearTimeout(timer))
    }
    try {
      const answer = await patiently(this.#client.fetch(url, { ...init, signal: given.signal }))
      return answer.body ? new Response(patientBody(answer.body, patiently), answer) : answer
    } catch (cause) {
      throw new StorageUnavailable('S3 cannot be reached', { cause })
    }
  }
}

/** Waits for a step of the server, and ends the call when it takes too long. */
type Patiently = <Step>(step: Promise<Step>) => Promise<Step>

/** The same bytes, each piece waited for when it is asked for: a slow reader of a long file is no fault of the server. */
function patientBody(body: ReadableStream<Uint8Array>, patiently: Patiently): ReadableStream<Uint8Array> {
  const pieces = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(reader) {
        try {
          const { done, value } = await patiently(pieces.read())
          if (done) reader.close()
          else reader.enqueue(value)
        } catch (cause) {
          throw new StorageUnavailable('S3 stopped in the middle of an answer', { cause })
        }
      },
      cancel: (reason) => pieces.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

/** Decodes a key from XML. An encoded key would sort before itself, and the listing would never end. */
const unescaped = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name) =>
    name ? (XML_SIGNS[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
const XML_SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function conditionOf(onlyOver: string | undefined): Record<string, string> {
  if (onlyOver === undefined) return {}
  return onlyOver === '' ? { 'if-none-match': '*' } : { 'if-match': onlyOver }
}

/** Other servers know a bucket by the path; AWS wants it in the host name, save one with dots, which no certificate covers. */
function bucketUrl(bucket: string, region: string, endpoint: string | null): string {
  if (endpoint) return `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const aws = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${aws}/${bucket}` : `https://${bucket}.${aws}`
}

/** Reads an answer to its end, so that its connection can serve again. */
async function drain(answer: Response): Promise<void> {
  if (!answer.bodyUsed) await answer.arrayBuffer()
}
