import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type SessionRepository, sessionRepository } from './accounts/session-repository.ts'
import { type StaffRepository, staffRepository } from './accounts/staff.ts'
import { type UserRepository, userRepository } from './accounts/users.ts'
import { type BookingRepository, bookingRepository } from './bookings/repository.ts'
import { type DeskSummaryRepository, deskSummaryRepository } from './desk/summary.ts'
import { type EnquiryRepository, enquiryRepository } from './enquiries/repository.ts'
import { type PersonalDataRepository, personalDataRepository } from './personal-data/repository.ts'
import { type RateLimitRepository, rateLimitRepository } from './platform/http/rate-limit-repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bookings: BookingRepository
    deskSummary: DeskSummaryRepository
    enquiries: EnquiryRepository
    personalData: PersonalDataRepository
    rateLimits: RateLimitRepository
    sessions: SessionRepository
    staff: StaffRepository
    users: UserRepository
  }
}

/** Gives every route its repositories; no SQL stands anywhere else. */
export const repositories = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { database, now } = app
    app.decorate('bookings', bookingRepository(database, now))
    app.decorate('deskSummary', deskSummaryRepository(database, now))
    app.decorate('enquiries', enquiryRepository(database, now))
    app.decorate('personalData', personalDataRepository(database, now))
    app.decorate('rateLimits', rateLimitRepository(database, now))
    app.decorate('sessions', sessionRepository(database, now))
    app.decorate('staff', staffRepository(database, now))
    app.decorate('users', userRepository(database, now))
  },
  { name: 'repositories', dependencies: ['database'] },
)
