import type { FastifyRequest } from 'fastify'
import { allowsEdit } from '../../platform/http/etag.ts'
import type { Edit } from '../record/page.ts'

type Request = Pick<FastifyRequest, 'loadUser'> & { headers: { 'if-match'?: string | undefined } }

/** The staff member who calls, and the versions that their If-Match header lets them change. */
export const editOf = async (request: Request): Promise<Edit> => ({
  byName: (await request.loadUser())?.name ?? '',
  allows: (version) => allowsEdit(request.headers['if-match'], version),
})
