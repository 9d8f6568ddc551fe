import { cityName } from 'shared-api/geography'
import { LANGUAGES, type Language } from 'shared-api/languages'
import { forWhomLabels } from 'shared-api/languages/words'
import { sharedTexts } from '../../texts/shared.ts'
import { inEach, wordsIn } from '../../texts/words-of.ts'

export type BookingTexts = ReturnType<typeof textsIn>

/** The texts of the mails about bookings and of the calendar file. */
export const bookingTexts = inEach(textsIn)

/** The texts of the desk's mails; the desk reads English. */
export const deskTexts = wordsIn('desk-mails', 'en').bookings

function textsIn(language: Language) {
  const { cities, clock, contract, fareLines } = sharedTexts[language]
  const { words, price, ...others } = wordsIn('bookings', language)
  // A space that no line breaks is no letter of a short message in English.
  const shortClock = (time: string) => (language === 'en' ? clock(time).replace('\u00a0', ' ') : clock(time))
  return {
    ...others,
    locale: LANGUAGES[language].locale,
    price: { ...price, lines: fareLines },
    words: {
      ...words,
      shortClock,
      /** '06:30' as '6:30 am IST'. */
      clock: (time: string) => words.clock({ time: shortClock(time) }),
      forWhom: forWhomLabels(contract),
      city: (id: string) => cities[id] ?? cityName(id),
      tripType: (name: string) => contract.tripTypes[name] ?? name,
    },
  }
}
