import type { Language } from 'shared-api/languages'

/** The labels in the footer of each mail. */
export const footerTexts: Record<Language, { call: string; address: string; write: string }> = {
  en: { call: 'Call us', address: 'Address', write: 'Write to us' },
  ta: { call: 'அழைக்க', address: 'முகவரி', write: 'எழுத' },
  ml: { call: 'വിളിക്കാം', address: 'വിലാസം', write: 'എഴുതാം' },
  te: { call: 'కాల్ చేయండి', address: 'చిరునామా', write: 'రాయండి' },
  hi: { call: 'फ़ोन करें', address: 'पता', write: 'लिखें' },
  kn: { call: 'ಕರೆ ಮಾಡಿ', address: 'ವಿಳಾಸ', write: 'ಬರೆಯಿರಿ' },
}
