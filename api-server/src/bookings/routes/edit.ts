import type { FastifyRequest } from 'fastify'
import { clerkLimits } from '../../company/index.ts'
import { callerName } from '../../platform/http/caller.ts'
import { allowsEdit } from '../../platform/http/etag.ts'
import type { Edit } from '../record/page.ts'

type Request = Pick<FastifyRequest, 'loadUser' | 'server'> & { headers: { 'if-match'?: string | undefined } }

/** The staff member who calls with their limits, and the versions that their If-Match header lets them change. */
export const editOf = async (request: Request): Promise<Edit> => ({
  byName: await callerName(request),
  limits: await clerkLimits(request),
  allows: (version) => allowsEdit(request.headers['if-match'], version),
})
