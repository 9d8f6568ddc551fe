import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Erased, PersonalDataQuery, PersonalDataReply, PersonSought } from 'shared-api/contract'
import { toBookingPage } from '../bookings/index.ts'
import { toEnquiry } from '../enquiries/index.ts'
import { replies } from '../platform/http/replies.ts'
import { isoOf } from '../platform/time.ts'

const tags = ['Personal data']
const config = { policy: 'owner' } as const

/**
 * Finds and erases a person's data, for owners: what is found is an export. The person is in the body, because URLs are
 * logged.
 */
export const personalDataRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/personal-data/find',
    {
      config: { ...config, activity: 'person-found' },
      schema: {
        tags,
        summary: 'What is kept of one person, by mail address or number, a page at a time',
        body: PersonalDataQuery,
        response: replies(PersonalDataReply),
      },
    },
    async ({ body }) => {
      const { bookings, enquiries, accounts, nextCursor } = await app.personalData.find(body)
      return {
        bookings: bookings.map(toBookingPage),
        enquiries: enquiries.map(({ enquiry, mails }) => toEnquiry(enquiry, mails)),
        accounts: accounts.map(({ id, name, email, role, createdAt }) => ({
          ...{ _id: id, name, email, role },
          createdAt: isoOf(createdAt),
        })),
        nextCursor,
      }
    },
  )

  app.post(
    '/personal-data/erase',
    {
      config: { ...config, activity: 'person-erased' },
      schema: {
        tags,
        summary: 'Erase one person. 409 while a trip of theirs is still to come',
        body: PersonSought,
        response: replies(Erased),
      },
    },
    async ({ body, log }) => {
      const erased = await app.personalData.erase(body)
      log.info({ ...erased }, 'personal data erased')
      return erased
    },
  )
}
