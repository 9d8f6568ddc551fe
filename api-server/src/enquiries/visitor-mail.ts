import { answerBy } from 'shared-api/bookings'
import type { Company } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { EnquiryAnswerRow, EnquiryRow } from '../platform/database/schema.ts'
import { asHtml, asText } from '../platform/outbox/layout.ts'
import type { Letter, Mail } from '../platform/outbox/mail.ts'
import { momentText } from '../platform/outbox/moment-text.ts'

const en = {
  subject: (reference: string) => `Your enquiry ${reference}`,
  greeting: (name: string) => `Dear ${name},`,
  received: 'We have your enquiry. Thank you for writing to us.',
  next: (by: string) => `Someone from our team will reply by mail or phone by ${by}.`,
  help: (reference: string) => `Your reference is ${reference}. Please quote it if you call or write again.`,
  notYours: 'If you did not write to us, someone entered your address by mistake: you can ignore this mail.',
}
const ta: typeof en = {
  subject: (reference) => `உங்கள் விசாரணை ${reference}`,
  greeting: (name) => `அன்புள்ள ${name} அவர்களுக்கு,`,
  received: 'உங்கள் விசாரணை எங்களுக்குக் கிடைத்தது. எழுதியதற்கு நன்றி.',
  next: (by) => `எங்கள் குழுவைச் சேர்ந்த ஒருவர் படித்து ${by}-க்குள் மின்னஞ்சலிலோ தொலைபேசியிலோ பதிலளிப்பார்.`,
  help: (reference) => `உங்கள் எண் ${reference}. மீண்டும் அழைக்கும்போதோ எழுதும்போதோ அதைக் கூறவும்.`,
  notYours: 'நீங்கள் எங்களுக்கு எழுதவில்லை என்றால், யாரோ தவறுதலாக உங்கள் முகவரியை எழுதியுள்ளார்கள்: எதுவும் செய்ய வேண்டாம்.',
}
const ml: typeof en = {
  subject: (reference) => `നിങ്ങളുടെ അന്വേഷണം ${reference}`,
  greeting: (name) => `പ്രിയ ${name},`,
  received: 'നിങ്ങളുടെ അന്വേഷണം ഞങ്ങൾക്ക് കിട്ടി. എഴുതിയതിന് നന്ദി.',
  next: (by) => `ഞങ്ങളുടെ ടീമിലെ ഒരാൾ അത് വായിച്ച് ${by} ആകുമ്പോഴേക്കും ഇമെയിലിലോ ഫോണിലോ മറുപടി തരും.`,
  help: (reference) => `നിങ്ങളുടെ നമ്പർ ${reference}. വീണ്ടും വിളിക്കുമ്പോഴോ എഴുതുമ്പോഴോ അത് പറയൂ.`,
  notYours: 'നിങ്ങൾ ഞങ്ങൾക്ക് എഴുതിയിട്ടില്ലെങ്കിൽ, ആരോ അബദ്ധത്തിൽ നിങ്ങളുടെ വിലാസം എഴുതിയതാണ്: ഒന്നും ചെയ്യേണ്ട.',
}

const te: typeof en = {
  subject: (reference) => `మీ ఎంక్వైరీ ${reference}`,
  greeting: (name) => `ప్రియమైన ${name} గారికి,`,
  received: 'మీ ఎంక్వైరీ మాకు అందింది. మాకు రాసినందుకు ధన్యవాదాలు.',
  next: (by) => `మా బృందంలో ఒకరు చదివి ${by} లోపు ఈమెయిల్ లేదా ఫోన్ ద్వారా సమాధానమిస్తారు.`,
  help: (reference) => `మీ నంబర్ ${reference}. మళ్లీ కాల్ చేసినా, రాసినా ఈ నంబర్ చెప్పండి.`,
  notYours: 'మీరు మాకు రాయకపోతే, ఎవరో పొరపాటున మీ చిరునామా రాసి ఉంటారు: మీరేమీ చేయనక్కర్లేదు.',
}
const hi: typeof en = {
  subject: (reference) => `आपकी पूछताछ ${reference}`,
  greeting: (name) => `प्रिय ${name},`,
  received: 'आपकी पूछताछ हमें मिल गई है। लिखने के लिए धन्यवाद।',
  next: (by) => `हमारी टीम का कोई सदस्य उसे पढ़कर ${by} तक ईमेल या फ़ोन से जवाब देगा।`,
  help: (reference) => `आपका नंबर ${reference} है। फिर फ़ोन करते या लिखते समय उसे बताएँ।`,
  notYours: 'अगर आपने हमें नहीं लिखा, तो किसी ने गलती से आपका पता लिख दिया है: आपको कुछ करने की ज़रूरत नहीं।',
}

const kn: typeof en = {
  subject: (reference) => `ನಿಮ್ಮ ವಿಚಾರಣೆ ${reference}`,
  greeting: (name) => `ನಮಸ್ಕಾರ ${name} ಅವರೇ,`,
  received: 'ನಿಮ್ಮ ವಿಚಾರಣೆ ನಮಗೆ ಬಂದಿದೆ. ಬರೆದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದ.',
  next: (by) => `ನಮ್ಮ ತಂಡದವರು ಓದಿ ${by} ರೊಳಗೆ ಇಮೇಲ್ ಅಥವಾ ಫೋನ್ ಮೂಲಕ ಉತ್ತರಿಸುತ್ತಾರೆ.`,
  help: (reference) => `ನಿಮ್ಮ ಸಂಖ್ಯೆ ${reference}. ಮತ್ತೆ ಕರೆ ಮಾಡುವಾಗ ಅಥವಾ ಬರೆಯುವಾಗ ಅದನ್ನು ತಿಳಿಸಿ.`,
  notYours: 'ನೀವು ನಮಗೆ ಬರೆದಿಲ್ಲವಾದರೆ, ಯಾರೋ ತಪ್ಪಾಗಿ ನಿಮ್ಮ ವಿಳಾಸ ಬರೆದಿದ್ದಾರೆ: ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
}
const texts: Record<Language, typeof en> = { en, ta, ml, te, hi, kn }

type About = Pick<EnquiryRow, 'name' | 'reference' | 'createdAt'>
type Body = Omit<Mail, 'to' | 'subject'>

export const receivedSubject = ({ reference }: Pick<EnquiryRow, 'reference'>, language: Language) =>
  texts[language].subject(reference ?? '')

/** Tells the sender that the enquiry came, and by when a person answers. It repeats nothing of what was typed but the name. */
export function receivedMail({ name, reference, createdAt }: About, company: Company, language: Language): Body {
  const t = texts[language]
  const by = answerBy(createdAt, company)
  return bodyOf(
    {
      heading: t.subject(reference ?? ''),
      paragraphs: [t.greeting(name), t.received, t.next(momentText(by.day, by.time, language))],
      tables: [],
      notes: [t.help(reference ?? ''), t.notYours],
    },
    company,
    language,
  )
}

/** The desk's answer as it was typed, a paragraph for each part between empty lines. */
export function answerMail(
  { subject, text }: Pick<EnquiryAnswerRow, 'subject' | 'text'>,
  { reference }: Pick<EnquiryRow, 'reference'>,
  company: Company,
  language: Language,
): Body {
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim())
  const letter = { heading: subject, paragraphs, tables: [], notes: reference ? [texts[language].help(reference)] : [] }
  return bodyOf(letter, company, language)
}

const bodyOf = (letter: Letter, company: Company, language: Language): Body => ({
  text: asText(letter, company, language),
  html: asHtml(letter, company, language),
})
