import type { FastifyInstance } from 'fastify'
import { companyRoutes as openRoutes } from './routes.ts'
import { settingsRoutes } from './settings-routes.ts'

export { clerkLimits, refuseAboveLimit, refuseDiscount } from './clerk-limits.ts'
export { companySettings } from './current.ts'
export { profileOf } from './profile.ts'
export { hasGstin } from './repository.ts'

/** What anyone may read of the company, and its settings for owners. */
export async function companyRoutes(app: FastifyInstance): Promise<void> {
  await app.register(openRoutes)
  await app.register(settingsRoutes)
}
