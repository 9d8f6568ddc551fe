import { setTimeout as pause } from 'node:timers/promises'

/** What a promise comes to, or 'late' when it takes longer than so many ms. Without `ref` the wait keeps no process alive. */
export async function within<Value>(
  ms: number,
  promise: Promise<Value>,
  options: { ref?: boolean } = {},
): Promise<Value | 'late'> {
  const over = new AbortController()
  try {
    return await Promise.race([promise, pause(ms, 'late' as const, { ...options, signal: over.signal })])
  } finally {
    over.abort()
  }
}
