import type { Language } from 'shared-api/languages'
import { formatsOf, type Plain, type Rich } from 'shared-ui'
import type { Words } from './words.ts'

type Made = (plain: Plain, rich: Rich) => Words['answers']
const FILES = import.meta.glob<Made>('../../../words/admin-console/answers.*.json', { import: 'default', eager: true })

/** Words of mails to who enquired, in their language. */
export function answerTexts(language: Language): Words['answers'] {
  const { plain, rich } = formatsOf(language)
  return (FILES[`../../../words/admin-console/answers.${language}.json`] as Made)(plain, rich)
}
