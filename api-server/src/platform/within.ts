import { setTimeout as pause } from 'node:timers/promises'

/** The result of a promise, or 'late' after `ms`. */
export async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | 'late'> {
  const over = new AbortController()
  try {
    return await Promise.race([promise, pause(ms, 'late' as const, { signal: over.signal })])
  } finally {
    over.abort()
  }
}
