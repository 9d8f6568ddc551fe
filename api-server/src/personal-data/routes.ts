import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Erased, PersonalDataQuery, PersonalDataReply, PersonSought } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { toBookingPage, toMoneyChange } from '../bookings/index.ts'
import { toContact } from '../contacts/index.ts'
import { toDocument } from '../documents/index.ts'
import { toEnquiry } from '../enquiries/index.ts'
import { toClaim, toPayment } from '../payments/index.ts'
import { callsOf } from '../platform/http/calls.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { isoOf } from '../platform/time.ts'
import { toQuotation } from '../quotations/index.ts'

const ownerCall = callsOf('Personal data', { policy: 'owner' })

/**
 * Finds and erases a person's data, for owners: what is found is an export. The person is in the body, because URLs are
 * logged.
 */
export const personalDataRoutes: FastifyPluginAsyncZod = async (app) => {
  /** Until which Indian day the law has us keep the papers of a trip that ended at an instant (ms). */
  const keptUntil = (endsAt: number) => istDay(endsAt + app.config.bookingAge)

  app.post(
    '/personal-data/find',
    ownerCall(
      'What is kept of one person, by mail address or number, a page at a time',
      PersonalDataReply,
      { body: PersonalDataQuery },
      'person-found',
    ),
    async (request) => {
      const language = languageOfCaller(request)
      const { bookings, enquiries, quotations, accounts, contacts, nextCursor, ...books } = await app.personalData.find(
        request.body,
      )
      return {
        payments: books.payments.map((payment) => ({
          ...toPayment({ ...payment, driver: null, refund: null, vehicle: null }),
          booking: payment.bookingReference,
        })),
        claims: books.claims.map((claim) => ({
          ...toClaim({ ...claim, driver: null, elsewhere: null }),
          booking: claim.bookingReference,
        })),
        orders: books.orders.map(({ id, provider, amountPaise, createdAt, bookingReference }) => ({
          ...{ id, provider, amount: toRupees(amountPaise), at: isoOf(createdAt), booking: bookingReference },
        })),
        moneyChanges: books.moneyChanges.map((change) => ({
          ...toMoneyChange(change),
          booking: change.bookingReference,
        })),
        documents: books.documents.map((document) => ({
          ...toDocument(document),
          keptUntil: keptUntil(document.endsAt),
        })),
        bookings: bookings.map((stored) => toBookingPage(stored, language)),
        enquiries: enquiries.map((stored) => toEnquiry(stored, language)),
        quotations: quotations.map((one) => toQuotation(one, app.now())),
        accounts: accounts.map(({ id, name, email, role, createdAt }) => ({
          ...{ _id: id, name, email, role },
          createdAt: isoOf(createdAt),
        })),
        contacts: contacts.map((one) => ({ ...toContact(one), createdAt: isoOf(one.createdAt) })),
        nextCursor,
      }
    },
  )

  app.post(
    '/personal-data/erase',
    ownerCall(
      'Erase one person. 409 while a trip of theirs is still to come',
      Erased,
      { body: PersonSought },
      'person-erased',
    ),
    async ({ body, log }) => {
      const { lastEnd, ...erased } = await app.personalData.erase(body)
      log.info({ ...erased }, 'personal data erased')
      return { ...erased, keptUntil: erased.documents > 0 ? keptUntil(lastEnd) : null }
    },
  )
}
