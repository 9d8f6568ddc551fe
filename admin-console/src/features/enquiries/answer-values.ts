import { type AnswerTemplate, type Enquiry, filledIn, type NewAnswer } from 'shared-api/contract'
import { LANGUAGES, languageOf } from 'shared-api/languages'

/** What an enquiry is about where it names no package. */
const ANY_TRIP = {
  en: 'your trip',
  ta: 'உங்கள் பயணம்',
  ml: 'നിങ്ങളുടെ യാത്ര',
  te: 'మీ ప్రయాణం',
  hi: 'आपकी यात्रा',
  kn: 'ನಿಮ್ಮ ಪ್ರಯಾಣ',
}

/** The subject of a mail that the desk writes in its own mail program. */
const YOUR_ENQUIRY = {
  en: 'Your enquiry',
  ta: 'உங்கள் விசாரணை',
  ml: 'നിങ്ങളുടെ അന്വേഷണം',
  te: 'మీ విచారణ',
  hi: 'आपकी पूछताछ',
  kn: 'ನಿಮ್ಮ ವಿಚಾರಣೆ',
}

/** The language in which an enquiry is answered. */
export const languageOfEnquiry = ({ language }: Pick<Enquiry, 'language'>) => languageOf(language) ?? 'en'

/** That subject in the enquiry's language. */
export const mailSubject = (enquiry: Pick<Enquiry, 'language'>): string => YOUR_ENQUIRY[languageOfEnquiry(enquiry)]

/** A template in the enquiry's language, filled in. A day that is not known stays open, for the desk to write. */
export function answerFrom({ texts }: AnswerTemplate, enquiry: Enquiry): NewAnswer {
  const language = languageOfEnquiry(enquiry)
  const { name, tourName, travelDate, reference } = enquiry
  const { subject = '', text = '' } = texts[language] ?? texts.en ?? {}
  const day = new Intl.DateTimeFormat(LANGUAGES[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
  const values = {
    ...{ name, reference, package: tourName ?? ANY_TRIP[language] },
    ...(travelDate && { dates: day.format(new Date(`${travelDate}T00:00:00Z`)) }),
  }
  return { subject: filledIn(subject, values), text: filledIn(text, values) }
}
