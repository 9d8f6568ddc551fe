import type { Language } from 'shared-api/languages'

const en = {
  subject: (reference: string) => `Our quotation ${reference}`,
  greeting: (name: string) => `Dear ${name},`,
  intro: 'Thank you for your enquiry. This is what we offer you.',
  accept: (day: string) =>
    `Open the page of the quotation to accept it, until ${day}. Your booking is then made at this price.`,
  page: 'See the quotation and accept it',
  price: 'Price',
  total: 'Total',
  note: 'Note',
  validUntil: 'Valid until',
  help: 'Questions, or something to change? Answer this mail or call us.',
}
const ta: typeof en = {
  subject: (reference) => `எங்கள் விலைப்புள்ளி ${reference}`,
  greeting: (name) => `அன்புள்ள ${name} அவர்களுக்கு,`,
  intro: 'உங்கள் விசாரணைக்கு நன்றி. நாங்கள் தருவது இது.',
  accept: (day) => `விலைப்புள்ளியின் பக்கத்தைத் திறந்து ${day} வரை ஏற்கலாம். ஏற்றதும் இந்தக் கட்டணத்தில் முன்பதிவு செய்யப்படும்.`,
  page: 'விலைப்புள்ளியைப் பார்த்து ஏற்க',
  price: 'கட்டணம்',
  total: 'மொத்தம்',
  note: 'குறிப்பு',
  validUntil: 'கடைசி நாள்',
  help: 'கேள்விகள் உண்டா, எதையாவது மாற்ற வேண்டுமா? இந்த மின்னஞ்சலுக்குப் பதிலளிக்கவும் அல்லது எங்களை அழைக்கவும்.',
}

/** The texts of the mail with a quotation. */
export const quotationTexts: Record<Language, typeof en> = { en, ta }

/** Why a quotation cannot be accepted. */
export const refusals: Record<Language, Record<'expired' | 'withdrawn' | 'begun' | 'cabGone', string>> = {
  en: {
    expired: 'The last day of this quotation is over. Write or call us for a new one.',
    withdrawn: 'We have taken this quotation back. Write or call us for a new one.',
    begun: 'The pick-up of this trip is past. Write or call us for a new quotation.',
    cabGone: 'We do not have this cab any more. Write or call us for a new quotation.',
  },
  ta: {
    expired: 'இந்த விலைப்புள்ளியின் கடைசி நாள் முடிந்துவிட்டது. புதியதற்கு எழுதவும் அல்லது அழைக்கவும்.',
    withdrawn: 'இந்த விலைப்புள்ளியைத் திரும்பப் பெற்றுள்ளோம். புதியதற்கு எழுதவும் அல்லது அழைக்கவும்.',
    begun: 'இந்தப் பயணம் புறப்படும் நேரம் கடந்துவிட்டது. புதிய விலைப்புள்ளிக்கு எழுதவும் அல்லது அழைக்கவும்.',
    cabGone: 'இந்த வண்டி இப்போது எங்களிடம் இல்லை. புதிய விலைப்புள்ளிக்கு எழுதவும் அல்லது அழைக்கவும்.',
  },
}
