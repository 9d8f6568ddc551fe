import { readTab, writeTab } from '../tab-storage.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

/** A request: what identifies it, what is sent, and its Idempotency-Key. */
type Sent<Content> = { what: string; content: Content; key: string }

/** The last request, and the seed of the keys until one is answered. */
type Stored<Content> = { sent: Sent<Content> | null; seed: string }

const VERSION = 1

/**
 * The last request of a kind, in the tab's session storage under `name`. The key depends on the content, so the same content
 * from a duplicate of the tab is a repeat, and changed content is another request.
 */
export function sentRequest<Content>(name: string) {
  let stored: Stored<Content> = readTab(name, VERSION) ?? { sent: null, seed: newIdempotencyKey() }
  const write = (next: Stored<Content>) => {
    stored = next
    writeTab(name, VERSION, stored)
  }
  // Immediately: a tab may be duplicated before anything is sent.
  write(stored)
  return {
    /**
     * What to send, and its key. For the same `what` the first content again: its answer may be lost, and the server accepts
     * one content for a key.
     */
    toSend(what: string, content: Content): Sent<Content> {
      const { sent, seed } = stored
      if (sent?.what === what) return sent
      const next = { what, content, key: `${seed}-${hashOf(JSON.stringify(content))}` }
      write({ sent: next, seed })
      return next
    },
    /** The server has answered: the next request is another one, even with the same content. */
    forget: (): void => write({ sent: null, seed: newIdempotencyKey() }),
  }
}

/** FNV-1a of 32 bits: it tells apart what one visitor sends. `crypto.subtle` is missing on a page without https. */
const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5) >>>
  0
