import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AnswerTemplateInput, AnswerTemplateReply, AnswerTemplatesReply, Empty } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { allowsEdit } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'

const deskCall = callsOf('Enquiries', { policy: 'admin' })

/** The templates of the desk's answers. */
export const templateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/answer-templates', deskCall('The templates of answers, by name', AnswerTemplatesReply), async () => ({
    templates: await app.answerTemplates.list(),
  }))

  app.post(
    '/answer-templates',
    deskCall('Add a template of answers', AnswerTemplateReply, { body: AnswerTemplateInput }, 'template-added'),
    async (request) => {
      const template = await app.answerTemplates.add(request.body)
      request.subjects = [{ id: template._id, name: template.name }]
      return { template }
    },
  )

  app.put(
    '/answer-templates/:id',
    deskCall(
      'Change a template of answers',
      AnswerTemplateReply,
      { params: ById, headers: IfMatch, body: AnswerTemplateInput },
      'template-changed',
    ),
    async (request) => {
      const allows = (version: number) => allowsEdit(request.headers['if-match'], version)
      const template = await app.answerTemplates.update(request.params.id, request.body, allows)
      request.subjects = [{ id: template._id, name: template.name }]
      return { template }
    },
  )

  app.delete(
    '/answer-templates/:id',
    deskCall('Delete a template of answers', Empty, { params: ById }, 'template-deleted'),
    async (request) => {
      const { id } = request.params
      request.subjects = [{ id, name: await app.answerTemplates.remove(id) }]
      return {}
    },
  )
}
