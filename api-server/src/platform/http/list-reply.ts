import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ListRevisions } from '../database/list-revisions.ts'
import { type EncodedText, encodedText, sendEncoded } from './encoded-text.ts'

type Source<Item> = { list(): Promise<Item[]> }
type Held<Item> = { items: Item[]; replies: Map<string, EncodedText> }

export type ListReplies<Item> = {
  /** The reply that `build` makes of the whole list; `key` names it among the list's replies. */
  get(key: string, build: (items: Item[]) => object): Promise<EncodedText>
}

/** Keeps a list and the JSON of its replies in memory for as long as the list does not change, in any process. */
export function listReplies<Item>(
  name: string,
  revisions: Pick<ListRevisions, 'now'>,
  source: Source<Item>,
): ListReplies<Item> {
  const held = new LRUCache<number, Held<Item>>({
    max: 1,
    // Another revision may push it out while it is read: whoever asked for it gets it all the same.
    ignoreFetchAbort: true,
    fetchMethod: async () => ({ items: await source.list(), replies: new Map() }),
  })

  return {
    async get(key, build) {
      // Asked before the list is read: a change in between is then seen at the next call, not missed.
      const { [name]: revision = 0 } = await revisions.now()
      const { items, replies } = await held.forceFetch(revision)
      const reply = replies.get(key) ?? encodedText(JSON.stringify(build(items)))
      replies.set(key, reply)
      return reply
    },
  }
}

/** Sends a public list, or 304 if the client has it; caches must revalidate. */
export function sendList(request: FastifyRequest, reply: FastifyReply, list: EncodedText): Promise<FastifyReply> {
  reply.header('cache-control', 'public, no-cache').header('content-type', 'application/json; charset=utf-8')
  return sendEncoded(request, reply, list)
}
