import { Problem } from 'shared-api/contract'
import type { z } from 'zod'

const problem = {
  description: 'A problem document (RFC 9457)',
  content: { 'application/problem+json': { schema: Problem } },
}

/** What any route may answer when something goes wrong. */
export const problems = { '4xx': problem, '5xx': problem }

/** The replies of a route: its own, and problem documents for errors. */
export const replies = <Reply extends z.ZodType>(reply: Reply) => ({ 200: reply, ...problems })
