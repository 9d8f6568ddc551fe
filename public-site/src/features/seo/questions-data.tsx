import type { QuestionsReply } from 'shared-api/contract'
import { JsonLd } from './json-ld.tsx'

/** Common questions for search engines. */
export const QuestionsData = ({ questions }: { questions: QuestionsReply['questions'][string] }) => (
  <JsonLd
    data={{
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }}
  />
)
