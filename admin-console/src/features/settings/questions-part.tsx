import { LANGUAGES, SITE_LANGUAGES } from 'shared-api/languages'
import { Stack, Text, TextInput } from 'shared-ui'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { Rows } from '../../editing/rows.tsx'
import { settingsTexts } from '../../texts/settings.ts'
import type { Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

type Values = { questions: Record<string, { question: string; answer: string }[]> }

const partIn = ({ fields }: ReturnType<typeof settingsTexts>): Part<Values> => ({
  valuesOf: ({ questions }) => ({
    questions: Object.fromEntries(SITE_LANGUAGES.map((language) => [language, questions[language] ?? []])),
  }),
  editOf: (values) => values,
  labels: fields,
})

/** Common questions, in each language. */
export function QuestionsPart({ version }: { version: SettingsVersion }) {
  const texts = settingsTexts()
  const { fields, questions } = texts
  return (
    <PartForm part={partIn(texts)} version={version}>
      {(form) => (
        <>
          <Text>{questions.note}</Text>
          {SITE_LANGUAGES.map((language) => (
            <Rows
              key={language}
              form={form}
              path={`questions.${language}`}
              legend={LANGUAGES[language].name}
              name={questions.inLanguage({ language: LANGUAGES[language].name })}
              rows={form.values.questions[language] ?? []}
              blank={{ question: '', answer: '' }}
              none={questions.none}
            >
              {(path) => (
                <Stack gap="xs" lang={language}>
                  <TextInput label={fields.question} autoComplete="off" {...form.getInputProps(`${path}.question`)} />
                  <GrowingTextarea label={fields.answer} {...form.getInputProps(`${path}.answer`)} />
                </Stack>
              )}
            </Rows>
          ))}
        </>
      )}
    </PartForm>
  )
}
