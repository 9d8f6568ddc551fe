import { newIdempotencyKey } from 'shared-api/client'
import { create } from 'zustand'
import { keepInTab } from './keep-in-tab.ts'

/** A try to send something: what tells it from other tries, what was sent, and the Idempotency-Key it went with. */
type Sent<Content> = { what: string; content: Content; key: string }

/** The last request of a kind, in the tab's session storage under `name`: it outlives a reload. */
export function keptRequest<Content>(name: string) {
  const useSent = create<{ sent: Sent<Content> | null }>()(() => ({ sent: null }))
  keepInTab(useSent, { name, version: 1, pick: ({ sent }) => ({ sent }) })
  return {
    /**
     * What to send, and its key. For the same `what` the same again, since the answer may have been lost on the way: the
     * server takes a key with one content only, so what was sent first goes again.
     */
    toSend(what: string, content: Content): Sent<Content> {
      const { sent } = useSent.getState()
      if (sent?.what === what) return sent
      const next = { what, content, key: newIdempotencyKey() }
      useSent.setState({ sent: next })
      return next
    },
    /** The server has taken it: the next one is another, whatever is in it. */
    forget: (): void => useSent.setState({ sent: null }),
  }
}
