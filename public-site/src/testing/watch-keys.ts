import { vi } from 'vitest'

/** The Idempotency-Key of each request that goes to a path of the API. The caller undoes the stub of fetch. */
export function watchKeys(path: string): (string | null)[] {
  const keys: (string | null)[] = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: Request) => {
    if (input.url.endsWith(path)) keys.push(input.headers.get('idempotency-key'))
    return fetch(input)
  })
  return keys
}
