import { LANGUAGES, SITE_LANGUAGES } from 'shared-api/languages'
import { Stack, Text, TextInput } from 'shared-ui'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { Rows } from '../../editing/rows.tsx'
import { asText, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

type Values = { questions: Record<string, { question: string; answer: string }[]> }

const part: Part<Values> = {
  valuesOf: ({ questions }) => ({
    questions: Object.fromEntries(SITE_LANGUAGES.map((language) => [language, questions[language] ?? []])),
  }),
  editOf: (values) => values,
  words: { questions: { label: 'Common questions', text: asText } },
  labels: { question: 'Question', answer: 'Answer' },
}

/** Common questions, in each language. */
export const QuestionsPart = ({ version }: { version: SettingsVersion }) => (
  <PartForm part={part} version={version}>
    {(form) => (
      <>
        <Text>They are on the contact page. A language without any shows the built-in ones. Answers are Markdown.</Text>
        {SITE_LANGUAGES.map((language) => (
          <Rows
            key={language}
            form={form}
            path={`questions.${language}`}
            legend={LANGUAGES[language].name}
            name={`question in ${LANGUAGES[language].name}`}
            rows={form.values.questions[language] ?? []}
            blank={{ question: '', answer: '' }}
            none="The built-in questions are shown."
          >
            {(path) => (
              <Stack gap="xs" lang={language}>
                <TextInput label="Question" autoComplete="off" {...form.getInputProps(`${path}.question`)} />
                <GrowingTextarea label="Answer" {...form.getInputProps(`${path}.answer`)} />
              </Stack>
            )}
          </Rows>
        ))}
      </>
    )}
  </PartForm>
)
