import { LANGUAGES, SITE_LANGUAGES } from 'shared-api/languages'
import { Text } from 'shared-ui'
import { FieldGroup } from '../../components/field-group.tsx'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { asText, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

const ARTICLES = { about: 'About us', terms: 'Terms', privacy: 'Privacy' } as const

type Article = Record<string, string>
type Values = Record<keyof typeof ARTICLES, Article>

const inEach = (article: Article): Article =>
  Object.fromEntries(SITE_LANGUAGES.map((language) => [language, article[language] ?? '']))

const part: Part<Values> = {
  valuesOf: ({ about, terms, privacy }) => ({
    ...{ about: inEach(about), terms: inEach(terms), privacy: inEach(privacy) },
  }),
  editOf: (values) => values,
  words: {
    about: { label: 'About us', text: asText },
    terms: { label: 'Terms', text: asText },
    privacy: { label: 'Privacy', text: asText },
  },
  labels: Object.fromEntries(SITE_LANGUAGES.map((language) => [language, LANGUAGES[language].name])),
}

/** The company's own texts, in each language. */
export const TextsPart = ({ version }: { version: SettingsVersion }) => (
  <PartForm part={part} version={version}>
    {(form) => (
      <>
        <Text>
          In Markdown: ## heading, **bold**, - list, [link](address). Where a text is empty, the site shows its own,
          with the figures of the tariff.
        </Text>
        {Object.entries(ARTICLES).map(([article, name]) => (
          <FieldGroup key={article} legend={name}>
            {SITE_LANGUAGES.map((language) => (
              <GrowingTextarea
                key={language}
                label={`${name}, ${LANGUAGES[language].name}`}
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
