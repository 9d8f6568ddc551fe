import { z } from 'zod'
import { jsonOrNull } from '../json-or-null.ts'
import { PermanentRefusal } from './attempts.ts'

const TIMEOUT = 10_000
/** Statuses that may change by themselves: the key, time-out, too early, too many. */
const PASSING = new Set([401, 403, 408, 425, 429])
/** How Meta and most others say what is wrong. */
const Refusal = z.object({ error: z.object({ message: z.string() }) })

type Call = { url: string; key: string; body: object; signal: AbortSignal | undefined }

/**
 * Passes a message on to a provider, with its key as a bearer token.
 * @throws PermanentRefusal when it refuses this message; another Error when it may take it later
 */
export async function postJson(provider: string, { url, key, body, signal }: Call): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]),
    redirect: 'error',
  })
  const text = await response.text()
  if (response.ok) return
  const reason = Refusal.safeParse(jsonOrNull(text)).data?.error.message
  const words = `${provider} answers ${response.status}${reason ? `: ${reason}` : ''}`
  throw response.status >= 500 || PASSING.has(response.status) ? new Error(words) : new PermanentRefusal(words)
}
