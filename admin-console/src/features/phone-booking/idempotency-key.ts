import { newIdempotencyKey } from 'shared-api/client'

const NONE = { body: '', key: '' }
let last = NONE

/** The key of a request: the same for the same content sent again, after an answer that was lost; else a new one. */
export function keyFor(details: object): string {
  const body = JSON.stringify(details)
  if (body !== last.body) last = { body, key: newIdempotencyKey() }
  return last.key
}

/** Once a request is answered, the same content is another request: a booking that is made again after it was cancelled. */
export function forgetKey(): void {
  last = NONE
}
