import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ARTICLES, ArticleReply, Company, QuestionsReply, type Settings } from 'shared-api/contract'
import { SITE_LANGUAGES, type SiteLanguage } from 'shared-api/languages'
import { z } from 'zod'
import { callsOf } from '../platform/http/calls.ts'
import { encodedText } from '../platform/http/encoded-text.ts'
import { sendList } from '../platform/http/list-reply.ts'
import { memoize } from '../platform/memoize.ts'
import { safeHtml } from './markdown.ts'
import { profileOf } from './profile.ts'
import { builtInQuestions } from './questions.ts'

const openCall = callsOf('Places', { policy: 'anyone' })
const OfLanguage = z.strictObject({ of: z.enum(SITE_LANGUAGES).optional() })
const ByArticle = z.strictObject({ article: z.enum(ARTICLES) })

/** What anyone may read of the company (docs/product.md, Settings). Each reply is made once for a version of the settings. */
export const companyRoutes: FastifyPluginAsyncZod = async (app) => {
  const replyOf = <Key extends string>(make: (settings: Settings, key: Key) => unknown) => {
    const made = memoize((_settings: Settings) => new Map<Key, ReturnType<typeof encodedText>>())
    return (settings: Settings, key: Key) => {
      const reply = made(settings).get(key) ?? encodedText(JSON.stringify(make(settings, key)))
      made(settings).set(key, reply)
      return reply
    }
  }
  const company = replyOf((settings) => profileOf(settings, app.config))
  const article = replyOf((settings, name: (typeof ARTICLES)[number]) => ({ article: htmlByLanguage(settings[name]) }))
  const questions = replyOf((settings, of: SiteLanguage | '') => ({
    questions: questionsOf(settings, of ? [of] : SITE_LANGUAGES),
  }))

  app.get('/company', openCall('The company: address, numbers, links, colours', Company), async (request, reply) =>
    sendList(request, reply, company(await app.refreshCompany(), '')),
  )

  app.get(
    '/company/questions',
    openCall('Common questions by language, or those of one, with answers as HTML', QuestionsReply, {
      querystring: OfLanguage,
    }),
    async (request, reply) => sendList(request, reply, questions(await app.refreshCompany(), request.query.of ?? '')),
  )

  app.get(
    '/company/texts/:article',
    openCall('A text of the company’s own by language, as HTML; none where the built-in text is shown', ArticleReply, {
      params: ByArticle,
    }),
    async (request, reply) => sendList(request, reply, article(await app.refreshCompany(), request.params.article)),
  )
}

/** Only languages with a text. */
const htmlByLanguage = (texts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (text.trim() === '' ? [] : [[language, safeHtml(text)]])),
  )

const questionsOf = ({ questions }: Settings, languages: readonly SiteLanguage[]) =>
  Object.fromEntries(
    languages.map((language) => {
      const own = questions[language] ?? []
      const all = own.length > 0 ? own : builtInQuestions[language]
      return [language, all.map(({ question, answer }) => ({ question, answer: safeHtml(answer) }))]
    }),
  )
