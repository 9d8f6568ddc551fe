import type { Language } from 'shared-api/languages'

const en = {
  subject: 'You already have an account',
  heading: 'You already have an account',
  paragraphs: [
    'Someone, most likely you, has just tried to register with this mail address. It has an account already, and nothing was changed.',
    'If you have forgotten your password, call us. If it was not you, there is nothing to do.',
  ],
}

type AccountTexts = typeof en

const ta: AccountTexts = {
  subject: 'உங்களுக்கு ஏற்கெனவே ஒரு கணக்கு உள்ளது',
  heading: 'உங்களுக்கு ஏற்கெனவே ஒரு கணக்கு உள்ளது',
  paragraphs: [
    'இந்த மின்னஞ்சல் முகவரியைக் கொண்டு யாரோ ஒருவர், பெரும்பாலும் நீங்களே, இப்போது பதிவு செய்ய முயன்றுள்ளார். இந்த முகவரிக்கு ஏற்கெனவே கணக்கு உள்ளது; எதுவும் மாற்றப்படவில்லை.',
    'கடவுச்சொல்லை மறந்திருந்தால் எங்களை அழைக்கவும். நீங்கள் முயலவில்லை என்றால், எதுவும் செய்யத் தேவையில்லை.',
  ],
}

/** The texts of the mails about accounts. */
export const accountTexts: Record<Language, AccountTexts> = { en, ta }
