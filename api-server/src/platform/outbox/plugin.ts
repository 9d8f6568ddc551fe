import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Settings } from 'shared-api/contract'
import type { Config } from '../config.ts'
import { type Mailing, mailingOf } from './addresses.ts'
import { type Deliveries, deliveries } from './deliver.ts'
import { limitMail, limitTexts } from './limit-mail.ts'
import { type Phones, phonesOf } from './phones.ts'
import { type OutboxRepository, outboxRepository } from './repository.ts'
import { smtpSender } from './smtp.ts'
import { claimWithinLimit } from './visitor-limit.ts'
import { type OutboxWorker, startWorker } from './worker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: OutboxRepository
    /** Where a feature registers how its messages are delivered, before the server is ready. */
    deliveries: Pick<Deliveries, 'byMail' | 'by'>
    mailing: Mailing
    phones: Phones
    outboxWorker: Pick<OutboxWorker, 'wake'>
  }
}

type Options = {
  config: Config
  /** The settings as this process has read them last, and how it reads them again. */
  company: () => Settings
  refreshCompany: () => Promise<unknown>
}

/** Sends the outbox for as long as the app lives; no request waits for it. */
export const outbox = fastifyPlugin(
  async (app: FastifyInstance, { config, company, refreshCompany }: Options) => {
    const { database, now, log } = app
    const repository = outboxRepository(database, now)
    const mailing = mailingOf(config, company)
    const smtp = config.smtpUrl ? smtpSender(config.smtpUrl, mailing.from, config.smtpConnections) : null
    const ways = deliveries(smtp?.send ?? null)
    ways.byMail('limit-desk', () => limitMail(company(), config.mailPerHour))
    const notice = () =>
      ({
        kind: 'limit-desk',
        recipient: mailing.desk('notices'),
        subject: limitTexts.subject,
        domain: mailing.domain,
      }) as const

    let worker: OutboxWorker | null = null
    app.decorate('outbox', repository)
    app.decorate('mailing', mailing)
    app.decorate('phones', phonesOf(config))
    app.decorate('deliveries', ways)
    app.decorate('outboxWorker', { wake: () => worker?.wake() })
    database.onCommit(() => app.outboxWorker.wake())
    app.addHook('onReady', async () => {
      worker = startWorker({
        outbox: { ...repository, claim: claimWithinLimit(repository, config.mailPerHour, notice, now) },
        ...{ now, log },
        kinds: ways.kinds(),
        // Another process may have changed what the message says of the company.
        deliver: async (message, signal) => {
          await refreshCompany()
          await ways.deliver(message, signal)
        },
        width: config.smtpConnections,
      })
    })
    app.addHook('onClose', async () => {
      await worker?.stop()
      await smtp?.close()
    })
  },
  { name: 'outbox', dependencies: ['database'] },
)
