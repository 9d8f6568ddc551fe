import type { FastifyRequest } from 'fastify'
import type { ClerkLimits } from 'shared-api/contract'
import { formatPaise, toPaise } from 'shared-api/money'
import { type AppError, invalid } from '../platform/http/problems.ts'

/** What the caller may do alone (docs/product.md, Limits of clerks); an owner has no limits. */
export async function clerkLimits(request: Pick<FastifyRequest, 'loadUser' | 'server'>): Promise<ClerkLimits> {
  const user = await request.loadUser()
  return user?.staffRole === 'clerk' ? (request.server.company().clerkLimits ?? {}) : {}
}

/** Throws AppError 400 naming `path` for an amount in paise above `most` rupees; without `most` there is no limit. */
export function refuseAboveLimit(amountPaise: number, most: number | undefined, path: string): void {
  if (most !== undefined && amountPaise > toPaise(most)) throw aboveLimit(path, formatPaise(toPaise(most)))
}

/**
 * Throws AppError 400 naming `path` for more paise off a price than the caller may give alone; `totalPaise` is what it comes to with
 * them.
 */
export function refuseDiscount(
  offPaise: number,
  totalPaise: number,
  { discount, discountPercent: percent }: ClerkLimits,
  path: string,
): void {
  refuseAboveLimit(offPaise, discount, path)
  if (percent !== undefined && offPaise * 100 > (totalPaise + offPaise) * percent) throw aboveLimit(path, `${percent}%`)
}

const aboveLimit = (path: string, most: string): AppError => invalid([{ path, code: 'clerk-limit', params: { most } }])
