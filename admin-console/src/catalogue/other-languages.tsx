import { useState } from 'react'
import { OTHER_LANGUAGES, type TranslatedInto } from 'shared-api/contract'
import { LANGUAGES } from 'shared-api/languages'
import { NativeSelect, Stack, Text, TextInput } from 'shared-ui'
import { FieldGroup } from '../components/field-group.tsx'
import { GrowingTextarea } from '../editing/growing-textarea.tsx'
import { catalogueTexts } from '../texts/catalogue.ts'
import classes from './other-languages.module.css'
import { isMissing, type Translatable, type Words, wholeLanguages, withEnglish } from './translations.ts'

type Form = { setFieldValue: (path: string, words: Words) => void }
type Props = { form: Form; texts: Translatable[] }

/** What visitors read in other languages, one language at a time, each text beside the English one. */
export function OtherLanguages({ form, texts: all }: Props) {
  const t = catalogueTexts().languages
  const [language, setLanguage] = useState<TranslatedInto | null>(null)
  const texts = withEnglish(all)
  const count = (one: TranslatedInto) => texts.filter((text) => !isMissing(text, one)).length
  return (
    <FieldGroup legend={t.title} isPart>
      <Text>
        {texts.length === 0 ? t.none : t.whole({ count: wholeLanguages(texts), all: OTHER_LANGUAGES.length + 1 })}{' '}
        {t.explained}
      </Text>
      <NativeSelect
        label={t.language}
        data={[
          { value: '', label: t.choose },
          ...OTHER_LANGUAGES.map((value) => ({
            value,
            label: t.choice({ language: LANGUAGES[value].name, count: count(value), all: texts.length }),
          })),
        ]}
        value={language ?? ''}
        onChange={(event) => setLanguage(OTHER_LANGUAGES.find((one) => one === event.currentTarget.value) ?? null)}
      />
      {language && (
        <Stack gap="sm">
          {texts.map((text) => (
            <TranslatedField key={`${language} ${text.path}`} form={form} text={text} language={language} />
          ))}
        </Stack>
      )}
    </FieldGroup>
  )
}

type FieldProps = { form: Form; text: Translatable; language: TranslatedInto }

function TranslatedField({ form, text, language }: FieldProps) {
  const t = catalogueTexts().languages
  const { label, english, words, max, path } = text
  const Field = text.isLong ? GrowingTextarea : TextInput
  return (
    <div className={classes.pair}>
      <div>
        <Text size="sm" fw={600}>
          {t.english}
        </Text>
        <Text size="sm" className={classes.english} lang="en">
          {english}
        </Text>
      </div>
      <Field
        label={`${LANGUAGES[language].name}: ${label}`}
        description={isMissing(text, language) ? t.missing : undefined}
        lang={language}
        autoComplete="off"
        maxLength={max}
        value={words[language] ?? ''}
        onChange={(event: { currentTarget: { value: string } }) =>
          form.setFieldValue(path, { ...words, [language]: event.currentTarget.value })
        }
      />
    </div>
  )
}
