import { type AnswerTemplate, type Enquiry, filledIn, type NewAnswer } from 'shared-api/contract'
import { LANGUAGES, languageOf } from 'shared-api/languages'
import { answerTexts } from '../../texts/answers.ts'

/** The language in which an enquiry is answered. */
export const languageOfEnquiry = ({ language }: Pick<Enquiry, 'language'>) => languageOf(language) ?? 'en'

/** The subject of a mail that the desk writes in its own mail program, in the enquiry's language. */
export const mailSubject = (enquiry: Pick<Enquiry, 'language'>): string =>
  answerTexts(languageOfEnquiry(enquiry)).subject

/** A template in the enquiry's language, filled in. A day that is not known stays open, for the desk to write. */
export function answerFrom({ texts }: AnswerTemplate, enquiry: Enquiry): NewAnswer {
  const language = languageOfEnquiry(enquiry)
  const { name, tourName, travelDate, reference } = enquiry
  const { subject = '', text = '' } = texts[language] ?? texts.en ?? {}
  const day = new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
  const values = {
    ...{ name, reference, package: tourName ?? answerTexts(language).anyTrip },
    ...(travelDate && { dates: day.format(new Date(`${travelDate}T00:00:00Z`)) }),
  }
  return { subject: filledIn(subject, values), text: filledIn(text, values) }
}
