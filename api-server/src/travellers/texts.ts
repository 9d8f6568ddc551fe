import type { Language } from 'shared-api/languages'

const en = {
  subject: (reference: string) => `The link to your trip ${reference}`,
  greeting: (name: string) => `Dear ${name},`,
  intro:
    'You asked for the link to your trip. Anyone who has it can see the trip and cancel it, so keep it to yourself.',
  link: 'Open your trip',
  notYou: 'If you did not ask for it, you can ignore this mail.',
}

type TravellerTexts = typeof en

const ta: TravellerTexts = {
  subject: (reference) => `உங்கள் பயணத்தின் பக்கம் ${reference}`,
  greeting: (name) => `அன்புள்ள ${name} அவர்களுக்கு,`,
  intro:
    'உங்கள் பயணத்தின் இணைப்பைக் கேட்டீர்கள். இந்த இணைப்பு உள்ளவர் எவரும் பயணத்தைப் பார்க்கவும் ரத்து செய்யவும் முடியும்; அதனால் பிறருக்குத் தர வேண்டாம்.',
  link: 'உங்கள் பயணத்தைத் திறக்கவும்',
  notYou: 'நீங்கள் கேட்கவில்லை என்றால், எதுவும் செய்யத் தேவையில்லை.',
}

const ml: TravellerTexts = {
  subject: (reference) => `നിങ്ങളുടെ യാത്രയുടെ പേജ് ${reference}`,
  greeting: (name) => `പ്രിയ ${name},`,
  intro: 'നിങ്ങളുടെ യാത്രയുടെ ലിങ്ക് നിങ്ങൾ ചോദിച്ചിരുന്നു. ഇത് കൈയിലുള്ള ആർക്കും യാത്ര കാണാനും റദ്ദാക്കാനുമാകും; അതിനാൽ മറ്റാർക്കും കൊടുക്കരുത്.',
  link: 'നിങ്ങളുടെ യാത്ര തുറക്കാം',
  notYou: 'നിങ്ങൾ ചോദിച്ചതല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ട.',
}

const te: TravellerTexts = {
  subject: (reference) => `మీ ప్రయాణం పేజీ ${reference}`,
  greeting: (name) => `ప్రియమైన ${name} గారికి,`,
  intro: 'మీ ప్రయాణం లింక్ అడిగారు. ఈ లింక్ ఉన్నవారెవరైనా ప్రయాణాన్ని చూడగలరు, రద్దు చేయగలరు; అందుకే ఇతరులకు ఇవ్వవద్దు.',
  link: 'మీ ప్రయాణం తెరవండి',
  notYou: 'మీరు అడగకపోతే, ఏమీ చేయనక్కర్లేదు.',
}

const hi: TravellerTexts = {
  subject: (reference) => `आपकी यात्रा का पेज ${reference}`,
  greeting: (name) => `प्रिय ${name},`,
  intro: 'आपने अपनी यात्रा का लिंक माँगा था। जिसके पास यह हो, वह यात्रा देख और रद्द कर सकता है, इसलिए इसे अपने पास ही रखें।',
  link: 'अपनी यात्रा खोलें',
  notYou: 'अगर आपने नहीं माँगा, तो कुछ करने की ज़रूरत नहीं।',
}

const kn: TravellerTexts = {
  subject: (reference) => `ನಿಮ್ಮ ಪ್ರಯಾಣದ ಪುಟ ${reference}`,
  greeting: (name) => `ನಮಸ್ಕಾರ ${name} ಅವರೇ,`,
  intro: 'ನಿಮ್ಮ ಪ್ರಯಾಣದ ಲಿಂಕ್ ಕೇಳಿದ್ದೀರಿ. ಇದು ಯಾರ ಬಳಿ ಇದ್ದರೂ ಪ್ರಯಾಣ ನೋಡಬಹುದು, ರದ್ದು ಮಾಡಬಹುದು; ಹಾಗಾಗಿ ನಿಮ್ಮ ಬಳಿಯೇ ಇಟ್ಟುಕೊಳ್ಳಿ.',
  link: 'ನಿಮ್ಮ ಪ್ರಯಾಣ ತೆರೆಯಿರಿ',
  notYou: 'ನೀವು ಕೇಳದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
}

/** The texts of the mail with the link to a trip. */
export const travellerTexts: Record<Language, TravellerTexts> = { en, ta, ml, te, hi, kn }

/** The texts of the desk's mails; the desk reads English. */
export const deskTexts = {
  cancelled: (reference: string, name: string) => `Cancelled by the traveller: ${reference}, ${name}`,
  change: (reference: string, name: string) => `Change wanted: ${reference}, ${name}`,
  link: (reference: string, name: string) => `Send on the link of ${reference} to ${name}`,
  cancelledReason: (fee: string, reason: string) =>
    [`On the trip’s page; costs ${fee} by the tariff`, reason].filter(Boolean).join(': '),
  changeNote: (at: string, message: string) => `${at}, the traveller asks: ${message}`,
  costsMore: (fee: string) => `The cancellation costs ${fee} by now.`,
  title: 'Booking',
  rows: { reference: 'Reference', name: 'Traveller', mobile: 'Mobile', status: 'Status', reason: 'Why', note: 'Notes' },
  open: 'Open the booking',
  noMail: (name: string) =>
    `${name} asked for the link to this trip, and the booking has no mail address. Send it to the number of the booking, and to no other.`,
  whatsApp: 'Write it by WhatsApp',
  url: 'Link',
}
