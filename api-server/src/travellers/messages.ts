import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DEFAULT_LANGUAGE, type Language } from 'shared-api/languages'
import type { BookingRow } from '../platform/database/schema.ts'
import { mergeKey, messageKinds } from '../platform/outbox/kinds.ts'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { limits } from './limits.ts'
import { deskMail, linkForDeskMail, linkMail } from './mails.ts'
import { deskTexts, travellerTexts } from './texts.ts'

const kinds = messageKinds({
  'trip-link': { audience: 'visitor', limit: limits['trip-find'] },
  'trip-link-desk': { audience: 'desk', limit: limits['trip-find'] },
  'trip-desk': { audience: 'desk' },
})
type Kinds = typeof kinds
declare module '../platform/outbox/kinds.ts' {
  interface OutboxKinds extends Kinds {}
}

type App = Pick<FastifyInstance, 'mailing' | 'now'>
type Of = Pick<BookingRow, 'id' | 'reference' | 'name' | 'mail'>

/** The message with a fresh link: to the traveller, or to the desk to send on. `caller` is as `callerOf` gives it. */
export function linkMessage({ mailing, now }: App, booking: Of, language: Language, caller: string): NewMessage {
  const { id: bookingId, reference, name, mail } = booking
  const about = {
    ...{ bookingId, domain: mailing.domain, source: mailing.sourceOf(caller) },
    ...{
      limit: mailing.limitOf('trip-link', caller, reference),
      onceKey: mergeKey('trip-link', bookingId, now()),
    },
  }
  return mail === ''
    ? {
        ...about,
        kind: 'trip-link-desk',
        recipient: mailing.desk('bookings'),
        subject: deskTexts.link({ reference, name }),
      }
    : {
        ...about,
        kind: 'trip-link',
        cause: 'visitor',
        recipient: mail,
        subject: travellerTexts[language].subject({ reference }),
        language,
      }
}

/** The message to the desk about what the traveller did or asks for. */
export const deskMessage = ({ mailing }: Pick<App, 'mailing'>, bookingId: string, subject: string): NewMessage => ({
  ...{ kind: 'trip-desk', bookingId, recipient: mailing.desk('bookings'), subject, domain: mailing.domain },
})

/** Writes the mails about travellers' pages when they are sent: each has a link of its own. */
export const travellerMails = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.sitemap.leaveOut('/my-trips')
    const stored = (id: string | null) => app.bookings.find(id ?? '')
    app.deliveries.byMail('trip-link', async ({ bookingId, language }) => {
      const { booking } = await stored(bookingId)
      return linkMail(booking, await app.links.urlForTraveller(booking.id, language), app.company(), language)
    })
    app.deliveries.byMail('trip-link-desk', async ({ bookingId }) => {
      const { booking } = await stored(bookingId)
      const link = await app.links.urlForTraveller(booking.id, booking.language ?? DEFAULT_LANGUAGE)
      return linkForDeskMail(booking, link, app.company())
    })
    app.deliveries.byMail('trip-desk', async ({ bookingId, subject }) => {
      const found = await stored(bookingId)
      return deskMail(subject, found, `${app.config.publicOrigin}/bookings/${found.booking.id}`, app.company())
    })
  },
  { name: 'traveller-mails', dependencies: ['outbox', 'bookings', 'links', 'sitemap'] },
)
