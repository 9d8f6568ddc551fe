import { LANGUAGES, SITE_LANGUAGES } from 'shared-api/languages'
import { Text } from 'shared-ui'
import { FieldGroup } from '../../components/field-group.tsx'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { settingsTexts } from '../../texts/settings.ts'
import type { Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

const ARTICLES = ['about', 'terms', 'privacy'] as const

type Article = Record<string, string>
type Values = Record<(typeof ARTICLES)[number], Article>

const inEach = (article: Article): Article =>
  Object.fromEntries(SITE_LANGUAGES.map((language) => [language, article[language] ?? '']))

const part = (): Part<Values> => ({
  valuesOf: ({ about, terms, privacy }) => ({
    ...{ about: inEach(about), terms: inEach(terms), privacy: inEach(privacy) },
  }),
  editOf: (values) => values,
  labels: Object.fromEntries(SITE_LANGUAGES.map((language) => [language, LANGUAGES[language].name])),
})

/** The company's own texts, in each language. */
export function TextsPart({ version }: { version: SettingsVersion }) {
  const texts = settingsTexts()
  const { fields, articles } = texts
  return (
    <PartForm part={part()} version={version}>
      {(form) => (
        <>
          <Text>{articles.note}</Text>
          {ARTICLES.map((article) => (
            <FieldGroup key={article} legend={fields[article]}>
              {SITE_LANGUAGES.map((language) => (
                <GrowingTextarea
                  key={language}
                  label={articles.inLanguage({ article: fields[article], language: LANGUAGES[language].name })}
                  lang={language}
                  {...form.getInputProps(`${article}.${language}`)}
                />
              ))}
            </FieldGroup>
          ))}
        </>
      )}
    </PartForm>
  )
}
