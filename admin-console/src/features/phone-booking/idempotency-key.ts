const NONE = { body: '', key: '' }
let last = NONE

/** The key of a request: the same for the same content sent again, after an answer that was lost; else a new one. */
export function keyFor(details: object): string {
  const body = JSON.stringify(details)
  if (body !== last.body) last = { body, key: newKey() }
  return last.key
}

/** Once a request is answered, the same content is another request: a booking that is made again after it was cancelled. */
export function forgetKey(): void {
  last = NONE
}

// `crypto.randomUUID` is there on https and localhost only; a desk may be reached by http in an office.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
