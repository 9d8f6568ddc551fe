import { Problem } from 'shared-api/contract'
import type { z } from 'zod'

const problem = {
  description: 'A problem document (RFC 9457)',
  content: { 'application/problem+json': { schema: Problem } },
}

/** The replies of a route: its own, and problem documents for what goes wrong. */
export const replies = <Reply extends z.ZodType>(reply: Reply) => ({
  200: reply,
  '4xx': problem,
  '5xx': problem,
})
