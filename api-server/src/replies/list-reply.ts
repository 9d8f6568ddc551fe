import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ListName, ListRevisions } from '../repositories/list-revisions.ts'
import { type EncodedText, encode, sendEncoded } from './encoded-text.ts'

type Source<Item> = { list(): Promise<Item[]> }
type Held<Item> = { revision: number; items: Item[]; replies: Map<string, Promise<EncodedText>> }

export type ListReplies<Item> = {
  /** The reply that `build` makes of the whole list; `key` tells it from the list's other replies. */
  get(key: string, build: (items: Item[]) => object): Promise<EncodedText>
}

/** Keeps a list and the JSON of its replies in memory for as long as the list does not change, in any process. */
export function listReplies<Item>(
  name: ListName,
  revisions: Pick<ListRevisions, 'now'>,
  source: Source<Item>,
): ListReplies<Item> {
  let held: Held<Item> | null = null

  const fresh = async (): Promise<Held<Item>> => {
    // Asked before the list is read: a change in between is then seen at the next call, not missed.
    const { [name]: revision } = await revisions.now()
    if (held?.revision !== revision) held = { revision, items: await source.list(), replies: new Map() }
    return held
  }

  return {
    async get(key, build) {
      const { items, replies } = await fresh()
      const known = replies.get(key)
      if (known) return known
      const made = encode(JSON.stringify(build(items)))
      replies.set(key, made)
      return made
    },
  }
}

/** Sends a public list, or 304 to a caller who has it; caches must ask before they use it again. */
export function sendList(request: FastifyRequest, reply: FastifyReply, list: EncodedText): FastifyReply {
  reply.header('cache-control', 'public, no-cache').header('content-type', 'application/json; charset=utf-8')
  return sendEncoded(request, reply, list)
}
