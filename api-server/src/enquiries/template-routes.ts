import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { AnswerTemplateInput, AnswerTemplateReply, AnswerTemplatesReply, Empty } from 'shared-api/contract'
import { allowsEdit } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { replies } from '../platform/http/replies.ts'

const tags = ['Enquiries']

/** The templates of the desk's answers. */
export const templateRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/answer-templates',
    {
      config: { policy: 'admin' },
      schema: { tags, summary: 'The templates of answers, by name', response: replies(AnswerTemplatesReply) },
    },
    async () => ({ templates: await app.answerTemplates.list() }),
  )

  app.post(
    '/answer-templates',
    {
      config: { policy: 'admin', activity: 'template-added' },
      schema: {
        tags,
        summary: 'Add a template of answers',
        ...{ body: AnswerTemplateInput, response: replies(AnswerTemplateReply) },
      },
    },
    async (request) => {
      const template = await app.answerTemplates.add(request.body)
      request.subjects = [{ id: template._id, name: template.name }]
      return { template }
    },
  )

  app.put(
    '/answer-templates/:id',
    {
      config: { policy: 'admin', activity: 'template-changed' },
      schema: {
        tags,
        summary: 'Change a template of answers',
        ...{ params: ById, headers: IfMatch, body: AnswerTemplateInput, response: replies(AnswerTemplateReply) },
      },
    },
    async (request) => {
      const allows = (version: number) => allowsEdit(request.headers['if-match'], version)
      const template = await app.answerTemplates.update(request.params.id, request.body, allows)
      request.subjects = [{ id: template._id, name: template.name }]
      return { template }
    },
  )

  app.delete(
    '/answer-templates/:id',
    {
      config: { policy: 'admin', activity: 'template-deleted' },
      schema: { tags, summary: 'Delete a template of answers', params: ById, response: replies(Empty) },
    },
    async (request) => {
      const { id } = request.params
      request.subjects = [{ id, name: await app.answerTemplates.remove(id) }]
      return {}
    },
  )
}
