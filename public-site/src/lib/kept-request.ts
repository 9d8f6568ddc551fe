import { newIdempotencyKey } from 'shared-api/client'
import { create } from 'zustand'
import { keepInTab } from './keep-in-tab.ts'

/** A try to send something: what tells it from other tries, what was sent, and the Idempotency-Key it went with. */
type Sent<Content> = { what: string; content: Content; key: string }

/**
 * `sent` is the last try, `seed` begins the keys of all until one is taken. The keys go by the content, so that the same
 * sent from a duplicate of the tab is a repeat, and what was changed there is a request of its own.
 */
type Kept<Content> = { sent: Sent<Content> | null; seed: string }

/** The last request of a kind, in the tab's session storage under `name`: it outlives a reload. */
export function keptRequest<Content>(name: string) {
  const useSent = create<Kept<Content>>()(() => ({ sent: null, seed: newIdempotencyKey() }))
  keepInTab(useSent, { name, version: 1, pick: ({ sent, seed }) => ({ sent, seed }) })
  // Written at once: a tab may be duplicated before anything is sent.
  useSent.setState({})
  return {
    /**
     * What to send, and its key. For the same `what` the same again, since the answer may have been lost on the way: the
     * server takes a key with one content only, so what was sent first goes again.
     */
    toSend(what: string, content: Content): Sent<Content> {
      const { sent, seed } = useSent.getState()
      if (sent?.what === what) return sent
      const next = { what, content, key: `${seed}-${hashOf(JSON.stringify(content))}` }
      useSent.setState({ sent: next })
      return next
    },
    /** The server has taken it: the next one is another, whatever is in it. */
    forget: (): void => useSent.setState({ sent: null, seed: newIdempotencyKey() }),
  }
}

/** FNV-1a, of 32 bits: it only tells apart what one visitor sends. `crypto.subtle` is missing on a page without https. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>>
  0
