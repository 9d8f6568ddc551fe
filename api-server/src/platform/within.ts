import { setTimeout as pause } from 'node:timers/promises'

/** The result of a promise, or 'late' after `ms`. Without `ref` the wait does not keep the process alive. */
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
