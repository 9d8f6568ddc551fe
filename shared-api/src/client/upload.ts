/** How far an upload is, from 0 to 1. */
export type OnProgress = (done: number) => void

export type UploadOptions = {
  onProgress?: OnProgress
  /** Ends the upload. */
  signal?: AbortSignal
}

/** An upload that moves no byte for so long is given up; one without progress, when it takes so long as a whole. */
const STALLED_MS = 60_000

/** A form of these texts and files; a file that is undefined is left out. */
export function formOf(texts: Record<string, string>, files: Record<string, File | undefined>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  for (const [name, file] of Object.entries(files)) if (file) form.set(name, file)
  return form
}

/** Fields as the texts of a form: those without a value are left out, lists go as JSON, records as a field for each part (docs/product.md, Calls). */
export function textsOf(fields: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(
    given.flatMap(([name, value]) => (isRecord(value) ? partsOf(name, value) : [[name, textOf(value)]])),
  )
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
const isRecord = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value)
/** One field for each part: a form's field takes the texts of one language, not of all. */
const partsOf = (name: string, parts: object) =>
  Object.entries(parts).flatMap(([key, part]) => (part === undefined ? [] : [[`${name}[${key}]`, textOf(part)]]))

/**
 * Options for a call that sends `form`. The 15 s limit does not apply: a large PDF over a phone takes longer. With
 * `onProgress` the time is unlimited while bytes move; without it nobody sees whether they do.
 */
export function uploadOf(form: FormData, { onProgress, signal }: UploadOptions) {
  if (!onProgress) return { body: form, signal, timeout: STALLED_MS }
  return { body: form, signal, timeout: false as const, fetch: fetchWithProgress(form, onProgress) }
}

/** A `fetch` with upload progress, over XMLHttpRequest: upload streams need HTTP/2 and are not in every browser. */
function fetchWithProgress(form: FormData, onProgress: OnProgress) {
  return (input: string | URL | Request): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = input instanceof Request ? input : new Request(input)
      const xhr = new XMLHttpRequest()
      let stalled = setTimeout(() => xhr.abort(), STALLED_MS)
      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        clearTimeout(stalled)
        stalled = setTimeout(() => xhr.abort(), STALLED_MS)
        onProgress(total > 0 ? loaded / total : 0)
      })
      xhr.addEventListener('loadend', () => clearTimeout(stalled))
      xhr.addEventListener('load', () => resolve(responseOf(xhr)))
      xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
      xhr.addEventListener('abort', () => reject(new TypeError('The upload stood still')))
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true })
      xhr.open(request.method, request.url)
      xhr.withCredentials = true
      for (const [name, value] of request.headers) if (name !== 'content-type') xhr.setRequestHeader(name, value)
      xhr.send(form)
    })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':')
    if (name) headers.append(name, value.join(':').trim())
  }
  return new Response(xhr.responseText, { status: xhr.status, headers })
}
