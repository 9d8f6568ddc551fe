import { useRef, useState } from 'react'
import { withWords } from '../../texts/page.ts'
import { tripTexts } from '../../texts/trip.ts'
import type { Failure } from './trip-calls.ts'

type Calls = typeof import('./trip-calls.ts')

/** A call of a form of the trip's page: once for each press of its button. `labels` name the fields in a failure. */
export function useCall(labels: Record<string, string> = {}) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  // The state comes a render too late for the second click of a double click.
  const busy = useRef(false)

  /** The reply; null after a failure, which is shown. */
  async function send<Reply>(call: (calls: Calls) => Promise<Reply>): Promise<Reply | null> {
    if (busy.current) return null
    busy.current = true
    setSending(true)
    setFailure(null)
    let calls: Calls | null = null
    try {
      calls = await withWords(import('./trip-calls.ts'))
      return await call(calls)
    } catch (cause) {
      setFailure(calls?.failureOf(cause, labels) ?? { message: tripTexts().unreachable, fields: {} })
      return null
    } finally {
      busy.current = false
      setSending(false)
    }
  }
  return { sending, failure, send }
}
