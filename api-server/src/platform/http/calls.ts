import type { FastifyContextConfig, FastifySchema } from 'fastify'
import { z } from 'zod'
import { replies } from './replies.ts'

type ReplyOf<Reply> = Reply extends z.ZodType ? ReturnType<typeof replies<Reply>> : Reply
type Activity = NonNullable<FastifyContextConfig['activity']>

/**
 * How the calls of a file are declared: their tag in the API document, and their policy. Each call then says what it is for,
 * what it replies and takes, and its activity or what else its config has. A reply that is no JSON, or not 200, is given as the
 * API document has it.
 */
export const callsOf =
  (tag: string, config: FastifyContextConfig) =>
  <Reply extends z.ZodType | Record<string, unknown>, Takes extends FastifySchema = object>(
    summary: string,
    reply: Reply,
    takes = {} as Takes,
    more: Activity | FastifyContextConfig = {},
  ) => ({
    config: { ...config, ...(typeof more === 'string' ? { activity: more } : more) },
    schema: {
      ...takes,
      ...{ tags: [tag], summary, response: (reply instanceof z.ZodType ? replies(reply) : reply) as ReplyOf<Reply> },
    },
  })
