import type { Language } from 'shared-api/languages'

const en = {
  subject: (reference: string) => `Our quotation ${reference}`,
  greeting: (name: string) => `Dear ${name},`,
  intro: 'Thank you for your enquiry. Here is our quotation.',
  accept: (day: string) => `You can accept it on its page until ${day}. Your trip is then booked at this price.`,
  page: 'See and accept the quotation',
  price: 'Price',
  total: 'Total',
  note: 'Note',
  validUntil: 'Valid until',
  help: 'Questions or changes? Reply to this mail or call us.',
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
const ml: typeof en = {
  subject: (reference) => `ഞങ്ങളുടെ ക്വട്ടേഷൻ ${reference}`,
  greeting: (name) => `പ്രിയ ${name},`,
  intro: 'നിങ്ങളുടെ അന്വേഷണത്തിന് നന്ദി. ഞങ്ങൾ നൽകുന്ന നിരക്ക് ഇതാണ്.',
  accept: (day) => `ക്വട്ടേഷന്റെ പേജ് തുറന്ന് ${day} വരെ സ്വീകരിക്കാം. സ്വീകരിച്ചാൽ ഈ നിരക്കിൽ ബുക്കാകും.`,
  page: 'ക്വട്ടേഷൻ കണ്ട് സ്വീകരിക്കാം',
  price: 'നിരക്ക്',
  total: 'ആകെ',
  note: 'കുറിപ്പ്',
  validUntil: 'അവസാന ദിവസം',
  help: 'എന്തെങ്കിലും അറിയണോ, മാറ്റണോ? ഈ ഇമെയിലിന് മറുപടി അയയ്ക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
}

const te: typeof en = {
  subject: (reference) => `మా కొటేషన్ ${reference}`,
  greeting: (name) => `ప్రియమైన ${name} గారికి,`,
  intro: 'మీ ఎంక్వైరీకి ధన్యవాదాలు. మేం మీకు ఇస్తున్నది ఇది.',
  accept: (day) => `కొటేషన్ పేజీ తెరిచి ${day} వరకు అంగీకరించవచ్చు. అంగీకరించగానే ఈ ధరకు బుక్ అవుతుంది.`,
  page: 'కొటేషన్ చూసి అంగీకరించండి',
  price: 'ధర',
  total: 'మొత్తం',
  note: 'గమనిక',
  validUntil: 'చివరి రోజు',
  help: 'సందేహాలున్నాయా, ఏదైనా మార్చాలా? ఈ ఈమెయిల్‌కు సమాధానం రాయండి లేదా మాకు కాల్ చేయండి.',
}

const hi: typeof en = {
  subject: (reference) => `हमारा कोटेशन ${reference}`,
  greeting: (name) => `प्रिय ${name},`,
  intro: 'आपकी पूछताछ के लिए धन्यवाद। यह हमारा प्रस्ताव है।',
  accept: (day) => `कोटेशन का पेज खोलकर ${day} तक उसे स्वीकार करें। तब इसी दाम पर आपकी बुकिंग हो जाएगी।`,
  page: 'कोटेशन देखें और स्वीकार करें',
  price: 'किराया',
  total: 'कुल',
  note: 'नोट',
  validUntil: 'आखिरी दिन',
  help: 'कुछ पूछना या बदलना है? इस ईमेल का जवाब दें या हमें फ़ोन करें।',
}

const kn: typeof en = {
  subject: (reference) => `ನಮ್ಮ ದರ ಪ್ರಸ್ತಾವ ${reference}`,
  greeting: (name) => `ನಮಸ್ಕಾರ ${name} ಅವರೇ,`,
  intro: 'ನಿಮ್ಮ ವಿಚಾರಣೆಗೆ ಧನ್ಯವಾದ. ನಾವು ಕೊಡುವುದು ಇದು.',
  accept: (day) => `ದರ ಪ್ರಸ್ತಾವದ ಪುಟ ತೆರೆದು ${day} ವರೆಗೆ ಒಪ್ಪಿಕೊಳ್ಳಬಹುದು. ಒಪ್ಪಿದರೆ ಈ ದರಕ್ಕೆ ಬುಕ್ ಆಗುತ್ತದೆ.`,
  page: 'ದರ ಪ್ರಸ್ತಾವ ನೋಡಿ ಒಪ್ಪಿಕೊಳ್ಳಿ',
  price: 'ದರ',
  total: 'ಒಟ್ಟು',
  note: 'ಟಿಪ್ಪಣಿ',
  validUntil: 'ಕೊನೆಯ ದಿನ',
  help: 'ಪ್ರಶ್ನೆಗಳಿವೆಯೇ, ಏನಾದರೂ ಬದಲಿಸಬೇಕೇ? ಈ ಇಮೇಲ್‌ಗೆ ಉತ್ತರಿಸಿ ಅಥವಾ ಕರೆ ಮಾಡಿ.',
}

/** The texts of the mail with a quotation. */
export const quotationTexts: Record<Language, typeof en> = { en, ta, ml, te, hi, kn }

/** Why a quotation cannot be accepted. */
export const refusals: Record<Language, Record<'expired' | 'withdrawn' | 'begun' | 'cabGone', string>> = {
  en: {
    expired: 'This quotation has expired. Write to us or call us for a new one.',
    withdrawn: 'We have withdrawn this quotation. Write to us or call us for a new one.',
    begun: 'The pick-up time of this trip has passed. Write to us or call us for a new quotation.',
    cabGone: 'We no longer have this cab. Write to us or call us for a new quotation.',
  },
  ta: {
    expired: 'இந்த விலைப்புள்ளியின் கடைசி நாள் முடிந்துவிட்டது. புதியதற்கு எழுதவும் அல்லது அழைக்கவும்.',
    withdrawn: 'இந்த விலைப்புள்ளியைத் திரும்பப் பெற்றுள்ளோம். புதியதற்கு எழுதவும் அல்லது அழைக்கவும்.',
    begun: 'இந்தப் பயணம் புறப்படும் நேரம் கடந்துவிட்டது. புதிய விலைப்புள்ளிக்கு எழுதவும் அல்லது அழைக்கவும்.',
    cabGone: 'இந்த வண்டி இப்போது எங்களிடம் இல்லை. புதிய விலைப்புள்ளிக்கு எழுதவும் அல்லது அழைக்கவும்.',
  },
  ml: {
    expired: 'ഈ ക്വട്ടേഷന്റെ അവസാന ദിവസം കഴിഞ്ഞു. പുതിയതിന് എഴുതൂ, അല്ലെങ്കിൽ വിളിക്കൂ.',
    withdrawn: 'ഈ ക്വട്ടേഷൻ ഞങ്ങൾ പിൻവലിച്ചു. പുതിയതിന് എഴുതൂ, അല്ലെങ്കിൽ വിളിക്കൂ.',
    begun: 'ഈ യാത്ര പുറപ്പെടേണ്ട സമയം കഴിഞ്ഞു. പുതിയ ക്വട്ടേഷന് എഴുതൂ, അല്ലെങ്കിൽ വിളിക്കൂ.',
    cabGone: 'ഈ വണ്ടി ഇപ്പോൾ ഞങ്ങളുടെ കൈവശമില്ല. പുതിയ ക്വട്ടേഷന് എഴുതൂ, അല്ലെങ്കിൽ വിളിക്കൂ.',
  },
  te: {
    expired: 'ఈ కొటేషన్ గడువు ముగిసింది. కొత్తదాని కోసం రాయండి లేదా కాల్ చేయండి.',
    withdrawn: 'ఈ కొటేషన్‌ను వెనక్కి తీసుకున్నాం. కొత్తదాని కోసం రాయండి లేదా కాల్ చేయండి.',
    begun: 'ఈ ప్రయాణం బయలుదేరే సమయం దాటిపోయింది. కొత్త కొటేషన్ కోసం రాయండి లేదా కాల్ చేయండి.',
    cabGone: 'ఈ క్యాబ్ ఇప్పుడు మా దగ్గర లేదు. కొత్త కొటేషన్ కోసం రాయండి లేదా కాల్ చేయండి.',
  },
  hi: {
    expired: 'इस कोटेशन की आखिरी तारीख निकल गई है। नए के लिए लिखें या फ़ोन करें।',
    withdrawn: 'हमने यह कोटेशन वापस ले लिया है। नए के लिए लिखें या फ़ोन करें।',
    begun: 'इस यात्रा के पिकअप का समय निकल गया है। नए कोटेशन के लिए लिखें या फ़ोन करें।',
    cabGone: 'यह कैब अब हमारे पास नहीं है। नए कोटेशन के लिए लिखें या फ़ोन करें।',
  },
  kn: {
    expired: 'ಈ ದರ ಪ್ರಸ್ತಾವದ ಕೊನೆಯ ದಿನ ಕಳೆದಿದೆ. ಹೊಸದಕ್ಕೆ ಬರೆಯಿರಿ ಅಥವಾ ಕರೆ ಮಾಡಿ.',
    withdrawn: 'ಈ ದರ ಪ್ರಸ್ತಾವವನ್ನು ಹಿಂಪಡೆದಿದ್ದೇವೆ. ಹೊಸದಕ್ಕೆ ಬರೆಯಿರಿ ಅಥವಾ ಕರೆ ಮಾಡಿ.',
    begun: 'ಈ ಪ್ರಯಾಣ ಹೊರಡುವ ಸಮಯ ಕಳೆದಿದೆ. ಹೊಸ ದರ ಪ್ರಸ್ತಾವಕ್ಕೆ ಬರೆಯಿರಿ ಅಥವಾ ಕರೆ ಮಾಡಿ.',
    cabGone: 'ಈ ಕ್ಯಾಬ್ ಈಗ ನಮ್ಮ ಬಳಿ ಇಲ್ಲ. ಹೊಸ ದರ ಪ್ರಸ್ತಾವಕ್ಕೆ ಬರೆಯಿರಿ ಅಥವಾ ಕರೆ ಮಾಡಿ.',
  },
}
