import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { deskEnquiryRoutes } from './desk-routes.ts'
import { exportEnquiriesRoute } from './export-route.ts'
import { formRoutes } from './form-routes.ts'
import { enquiryMails } from './messages.ts'
import { type EnquiryRepository, enquiryRepository } from './repository.ts'
import { templateRoutes } from './template-routes.ts'
import { type TemplateRepository, templateRepository } from './templates.ts'

export { markAnswered } from './answers.ts'
export { answerEnquiry, readEnquiries } from './repository.ts'
export { toEnquiry } from './wire.ts'

declare module 'fastify' {
  interface FastifyInstance {
    enquiries: EnquiryRepository
    answerTemplates: TemplateRepository
  }
}

export const enquiries = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('enquiries', enquiryRepository(app.database, app.now))
    app.decorate('answerTemplates', templateRepository(app.database))
    await app.register(enquiryMails, { formService: app.config.formService })
    app.addCleanUp('enquiries', () => app.enquiries.deleteOld(app.now() - app.config.enquiryAge))
  },
  { name: 'enquiries', dependencies: ['database', 'housekeeping', 'outbox'] },
)

/** POST forms for everyone, the rest for the desk. */
export async function enquiryRoutes(app: FastifyInstance): Promise<void> {
  await app.register(formRoutes)
  await app.register(deskEnquiryRoutes)
  await app.register(templateRoutes)
  await app.register(exportEnquiriesRoute)
}
