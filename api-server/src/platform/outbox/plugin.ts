import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { company } from '../../company/company.ts'
import type { Config } from '../config.ts'
import { deliverableKinds, deliverer } from './deliver.ts'
import { type Messages, mailAddresses, messages } from './messages.ts'
import { smtpSender } from './smtp.ts'
import { claimWithinLimit } from './visitor-limit.ts'
import { type OutboxWorker, startWorker } from './worker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    messages: Omit<Messages, 'ofMailLimit'>
    outboxWorker: Pick<OutboxWorker, 'wake'>
  }
}

/** Sends the outbox for as long as the app lives; nobody who books waits for it. */
export const outbox = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const { from } = mailAddresses(config, company)
    const { ofMailLimit, ...others } = messages(config, company)
    const { bookings, enquiries, now, log } = app
    const smtp = config.smtpUrl ? smtpSender(config.smtpUrl, from, config.smtpConnections) : null
    const means = {
      ...{ bookings, enquiries, company, formService: config.formService, mailPerHour: config.mailPerHour },
      sendMail: smtp?.send ?? null,
    }
    const worker = startWorker({
      outbox: { ...app.outbox, claim: claimWithinLimit(app.outbox, config.mailPerHour, ofMailLimit, now) },
      ...{ now, log },
      kinds: deliverableKinds(means),
      deliver: deliverer(means),
      width: config.smtpConnections,
    })
    app.decorate('messages', others)
    app.decorate('outboxWorker', worker)
    app.addHook('onClose', async () => {
      await worker.stop()
      await smtp?.close()
    })
  },
  { name: 'outbox', dependencies: ['repositories'] },
)
