import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type BookingRepository, bookingRepository } from '../repositories/bookings.ts'
import { type DeskSummaryRepository, deskSummaryRepository } from '../repositories/desk-summary.ts'
import { type EnquiryRepository, enquiryRepository } from '../repositories/enquiries.ts'
import { type OutboxRepository, outboxRepository } from '../repositories/outbox.ts'
import { type PersonalDataRepository, personalDataRepository } from '../repositories/personal-data.ts'
import { type RateLimitRepository, rateLimitRepository } from '../repositories/rate-limits.ts'
import { type SessionRepository, sessionRepository } from '../repositories/sessions.ts'
import { type StaffRepository, staffRepository } from '../repositories/staff.ts'
import { type UserRepository, userRepository } from '../repositories/users.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bookings: BookingRepository
    deskSummary: DeskSummaryRepository
    enquiries: EnquiryRepository
    outbox: OutboxRepository
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
    app.decorate('outbox', outboxRepository(database, now))
    app.decorate('personalData', personalDataRepository(database, now))
    app.decorate('rateLimits', rateLimitRepository(database, now))
    app.decorate('sessions', sessionRepository(database, now))
    app.decorate('staff', staffRepository(database, now))
    app.decorate('users', userRepository(database, now))
  },
  { name: 'repositories', dependencies: ['database'] },
)
