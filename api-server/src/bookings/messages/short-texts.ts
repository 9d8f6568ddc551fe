import type { TripEvent } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'

/**
 * What WhatsApp and SMS say. WhatsApp and the DLT register know each as a template: no text begins or ends with a value, and none
 * has a value twice. Changing one means registering it again (docs/operations.md, WhatsApp and SMS).
 */
const en = {
  received:
    'We have your booking {reference} with {company}: {route}, {pickUp}. We confirm it by {by}. Your trip: {link} Questions? Call {phone}.',
  confirmed:
    'Your booking {reference} with {company} is confirmed: {route}, {pickUp}. Driver and vehicle follow. Your trip: {link} Questions? Call {phone}.',
  assigned:
    'Your trip {reference}, {pickUp}: {driver}, {driverPhone}, comes in {vehicle}. Tell the driver {code} at the start. Your trip: {link} Questions? Call {phone}.',
  'on the way':
    'Your driver {driver}, {driverPhone}, is on the way in {vehicle}. Tell the driver {code} at the start. Your trip {reference}: {link} Questions? Call {phone}.',
  arrived:
    'Your driver {driver}, {driverPhone}, has arrived in {vehicle}. Tell the driver {code} at the start. Your trip {reference}: {link} Questions? Call {phone}.',
  ended:
    'Your trip {reference} has ended. Thank you for travelling with {company}. Your trip and its price: {link} Questions? Call {phone}.',
  cancelled:
    'Your booking {reference} with {company} is cancelled: {route}, {pickUp}. Your trip: {link} If you did not ask for that, call {phone}.',
  changed:
    'Your booking {reference} with {company} has changed: {route}, {pickUp}. Your trip as it is now: {link} Questions? Call {phone}.',
  driver:
    'Your trip {reference}: {pickUp}, {place}. Traveller {traveller}, {mobile}. Vehicle {vehicle}. Open the trip: {link} Questions? Call {phone}.',
  driverReleased: 'The trip {reference}, {pickUp}, is no longer yours: do not go to {place}. Questions? Call {phone}.',
} satisfies Record<TripEvent | 'driver' | 'driverReleased', string>

type ShortTexts = Record<keyof typeof en, string>
export type ShortText = keyof ShortTexts

const ta: ShortTexts = {
  received:
    'உங்கள் முன்பதிவு {reference} ({company}) கிடைத்தது: {route}, {pickUp}. {by}-க்குள் உறுதி செய்வோம். விவரம்: {link} உதவிக்கு {phone} அழைக்கவும்.',
  confirmed:
    'உங்கள் முன்பதிவு {reference} ({company}) உறுதியானது: {route}, {pickUp}. ஓட்டுநர் விவரம் பிறகு வரும். விவரம்: {link} உதவிக்கு {phone} அழைக்கவும்.',
  assigned:
    'உங்கள் பயணம் {reference}, {pickUp}: ஓட்டுநர் {driver}, {driverPhone}, வண்டி {vehicle}. தொடங்கும்போது {code} எனக் கூறவும். விவரம்: {link} உதவிக்கு {phone} அழைக்கவும்.',
  'on the way':
    'உங்கள் ஓட்டுநர் {driver}, {driverPhone}, வண்டி {vehicle}, வந்துகொண்டிருக்கிறார். தொடங்கும்போது {code} எனக் கூறவும். பயணம் {reference}: {link} உதவிக்கு {phone} அழைக்கவும்.',
  arrived:
    'உங்கள் ஓட்டுநர் {driver}, {driverPhone}, வண்டி {vehicle}, வந்துவிட்டார். தொடங்கும்போது {code} எனக் கூறவும். பயணம் {reference}: {link} உதவிக்கு {phone} அழைக்கவும்.',
  ended:
    'உங்கள் பயணம் {reference} முடிந்தது. {company} உடன் பயணித்ததற்கு நன்றி. பயணமும் கட்டணமும்: {link} உதவிக்கு {phone} அழைக்கவும்.',
  cancelled:
    'உங்கள் முன்பதிவு {reference} ({company}) ரத்து செய்யப்பட்டது: {route}, {pickUp}. விவரம்: {link} நீங்கள் கேட்கவில்லை என்றால் {phone} அழைக்கவும்.',
  changed:
    'உங்கள் முன்பதிவு {reference} ({company}) மாறியுள்ளது: {route}, {pickUp}. இப்போதைய விவரம்: {link} உதவிக்கு {phone} அழைக்கவும்.',
  driver:
    'உங்கள் பயணம் {reference}: {pickUp}, {place}. பயணி {traveller}, {mobile}. வண்டி {vehicle}. விவரம்: {link} உதவிக்கு {phone} அழைக்கவும்.',
  driverReleased: 'பயணம் {reference}, {pickUp}, இனி உங்களுக்கு இல்லை: {place} செல்ல வேண்டாம். உதவிக்கு {phone} அழைக்கவும்.',
}

const ml: ShortTexts = {
  received:
    'നിങ്ങളുടെ ബുക്കിങ് {reference} ({company}) കിട്ടി: {route}, {pickUp}. {by} ആകുമ്പോഴേക്കും ഉറപ്പാക്കാം. വിവരം: {link} സഹായത്തിന് {phone} വിളിക്കൂ.',
  confirmed:
    'നിങ്ങളുടെ ബുക്കിങ് {reference} ({company}) ഉറപ്പായി: {route}, {pickUp}. ഡ്രൈവറുടെ വിവരം പിന്നാലെ വരും. വിവരം: {link} സഹായത്തിന് {phone} വിളിക്കൂ.',
  assigned:
    'നിങ്ങളുടെ യാത്ര {reference}, {pickUp}: ഡ്രൈവർ {driver}, {driverPhone}, വണ്ടി {vehicle}. തുടങ്ങുമ്പോൾ {code} എന്ന് പറയൂ. വിവരം: {link} സഹായത്തിന് {phone} വിളിക്കൂ.',
  'on the way':
    'നിങ്ങളുടെ ഡ്രൈവർ {driver}, {driverPhone}, വണ്ടി {vehicle}, വരുന്നുണ്ട്. തുടങ്ങുമ്പോൾ {code} എന്ന് പറയൂ. യാത്ര {reference}: {link} സഹായത്തിന് {phone} വിളിക്കൂ.',
  arrived:
    'നിങ്ങളുടെ ഡ്രൈവർ {driver}, {driverPhone}, വണ്ടി {vehicle}, എത്തി. തുടങ്ങുമ്പോൾ {code} എന്ന് പറയൂ. യാത്ര {reference}: {link} സഹായത്തിന് {phone} വിളിക്കൂ.',
  ended: 'നിങ്ങളുടെ യാത്ര {reference} കഴിഞ്ഞു. {company} ഒപ്പം യാത്ര ചെയ്തതിന് നന്ദി. യാത്രയും നിരക്കും: {link} സഹായത്തിന് {phone} വിളിക്കൂ.',
  cancelled:
    'നിങ്ങളുടെ ബുക്കിങ് {reference} ({company}) റദ്ദാക്കി: {route}, {pickUp}. വിവരം: {link} നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ {phone} വിളിക്കൂ.',
  changed:
    'നിങ്ങളുടെ ബുക്കിങ് {reference} ({company}) മാറി: {route}, {pickUp}. ഇപ്പോഴത്തെ വിവരം: {link} സഹായത്തിന് {phone} വിളിക്കൂ.',
  driver:
    'നിങ്ങളുടെ യാത്ര {reference}: {pickUp}, {place}. യാത്രക്കാരൻ {traveller}, {mobile}. വണ്ടി {vehicle}. വിവരം: {link} സഹായത്തിന് {phone} വിളിക്കൂ.',
  driverReleased: 'യാത്ര {reference}, {pickUp}, ഇനി നിങ്ങൾക്കില്ല: {place} പോകേണ്ട. സഹായത്തിന് {phone} വിളിക്കൂ.',
}

const te: ShortTexts = {
  received:
    'మీ బుకింగ్ {reference} ({company}) అందింది: {route}, {pickUp}. {by} లోపు నిర్ధారిస్తాం. వివరాలు: {link} సందేహాలుంటే {phone} కు కాల్ చేయండి.',
  confirmed:
    'మీ బుకింగ్ {reference} ({company}) నిర్ధారణ అయింది: {route}, {pickUp}. డ్రైవర్, వాహనం వివరాలు తర్వాత వస్తాయి. వివరాలు: {link} సందేహాలుంటే {phone} కు కాల్ చేయండి.',
  assigned:
    'మీ ప్రయాణం {reference}, {pickUp}: డ్రైవర్ {driver}, {driverPhone}, వాహనం {vehicle}. బయలుదేరేటప్పుడు {code} అని చెప్పండి. వివరాలు: {link} సందేహాలుంటే {phone} కు కాల్ చేయండి.',
  'on the way':
    'మీ డ్రైవర్ {driver}, {driverPhone}, వాహనం {vehicle} లో వస్తున్నారు. బయలుదేరేటప్పుడు {code} అని చెప్పండి. ప్రయాణం {reference}: {link} సందేహాలుంటే {phone} కు కాల్ చేయండి.',
  arrived:
    'మీ డ్రైవర్ {driver}, {driverPhone}, వాహనం {vehicle} లో వచ్చేశారు. బయలుదేరేటప్పుడు {code} అని చెప్పండి. ప్రయాణం {reference}: {link} సందేహాలుంటే {phone} కు కాల్ చేయండి.',
  ended: 'మీ ప్రయాణం {reference} ముగిసింది. {company} తో ప్రయాణించినందుకు ధన్యవాదాలు. ప్రయాణం, ధర: {link} సందేహాలుంటే {phone} కు కాల్ చేయండి.',
  cancelled: 'మీ బుకింగ్ {reference} ({company}) రద్దయింది: {route}, {pickUp}. వివరాలు: {link} మీరు అడగకపోతే {phone} కు కాల్ చేయండి.',
  changed: 'మీ బుకింగ్ {reference} ({company}) మారింది: {route}, {pickUp}. ఇప్పటి వివరాలు: {link} సందేహాలుంటే {phone} కు కాల్ చేయండి.',
  driver:
    'మీ ప్రయాణం {reference}: {pickUp}, {place}. ప్రయాణికుడు {traveller}, {mobile}. వాహనం {vehicle}. వివరాలు: {link} సందేహాలుంటే {phone} కు కాల్ చేయండి.',
  driverReleased: 'ప్రయాణం {reference}, {pickUp}, ఇక మీది కాదు: {place} వెళ్లవద్దు. సందేహాలుంటే {phone} కు కాల్ చేయండి.',
}

const hi: ShortTexts = {
  received:
    'आपकी बुकिंग {reference} ({company}) मिल गई: {route}, {pickUp}। {by} तक पक्की करेंगे। विवरण: {link} मदद के लिए {phone} पर फ़ोन करें।',
  confirmed:
    'आपकी बुकिंग {reference} ({company}) पक्की है: {route}, {pickUp}। ड्राइवर और गाड़ी की जानकारी बाद में आएगी। विवरण: {link} मदद के लिए {phone} पर फ़ोन करें।',
  assigned:
    'आपकी यात्रा {reference}, {pickUp}: ड्राइवर {driver}, {driverPhone}, गाड़ी {vehicle}। शुरू में {code} बताएँ। विवरण: {link} मदद के लिए {phone} पर फ़ोन करें।',
  'on the way':
    'आपका ड्राइवर {driver}, {driverPhone}, गाड़ी {vehicle}, रास्ते में है। शुरू में {code} बताएँ। यात्रा {reference}: {link} मदद के लिए {phone} पर फ़ोन करें।',
  arrived:
    'आपका ड्राइवर {driver}, {driverPhone}, गाड़ी {vehicle}, पहुँच गया है। शुरू में {code} बताएँ। यात्रा {reference}: {link} मदद के लिए {phone} पर फ़ोन करें।',
  ended:
    'आपकी यात्रा {reference} पूरी हुई। {company} के साथ सफ़र करने के लिए धन्यवाद। यात्रा और किराया: {link} मदद के लिए {phone} पर फ़ोन करें।',
  cancelled:
    'आपकी बुकिंग {reference} ({company}) रद्द हो गई: {route}, {pickUp}। विवरण: {link} यह आपने नहीं कहा था तो {phone} पर फ़ोन करें।',
  changed:
    'आपकी बुकिंग {reference} ({company}) बदल गई: {route}, {pickUp}। अब का विवरण: {link} मदद के लिए {phone} पर फ़ोन करें।',
  driver:
    'आपकी यात्रा {reference}: {pickUp}, {place}। यात्री {traveller}, {mobile}। गाड़ी {vehicle}। विवरण: {link} मदद के लिए {phone} पर फ़ोन करें।',
  driverReleased: 'यात्रा {reference}, {pickUp}, अब आपकी नहीं है: {place} न जाएँ। मदद के लिए {phone} पर फ़ोन करें।',
}

const kn: ShortTexts = {
  received:
    'ನಿಮ್ಮ ಬುಕಿಂಗ್ {reference} ({company}) ಬಂದಿದೆ: {route}, {pickUp}. {by} ರೊಳಗೆ ಖಚಿತಪಡಿಸುತ್ತೇವೆ. ವಿವರ: {link} ಸಹಾಯಕ್ಕೆ {phone} ಕರೆ ಮಾಡಿ.',
  confirmed:
    'ನಿಮ್ಮ ಬುಕಿಂಗ್ {reference} ({company}) ಖಚಿತವಾಗಿದೆ: {route}, {pickUp}. ಚಾಲಕರ ವಿವರ ಆಮೇಲೆ ಬರುತ್ತದೆ. ವಿವರ: {link} ಸಹಾಯಕ್ಕೆ {phone} ಕರೆ ಮಾಡಿ.',
  assigned:
    'ನಿಮ್ಮ ಪ್ರಯಾಣ {reference}, {pickUp}: ಚಾಲಕರು {driver}, {driverPhone}, ವಾಹನ {vehicle}. ಹೊರಡುವಾಗ {code} ಎಂದು ಹೇಳಿ. ವಿವರ: {link} ಸಹಾಯಕ್ಕೆ {phone} ಕರೆ ಮಾಡಿ.',
  'on the way':
    'ನಿಮ್ಮ ಚಾಲಕರು {driver}, {driverPhone}, ವಾಹನ {vehicle}, ಬರುತ್ತಿದ್ದಾರೆ. ಹೊರಡುವಾಗ {code} ಎಂದು ಹೇಳಿ. ಪ್ರಯಾಣ {reference}: {link} ಸಹಾಯಕ್ಕೆ {phone} ಕರೆ ಮಾಡಿ.',
  arrived:
    'ನಿಮ್ಮ ಚಾಲಕರು {driver}, {driverPhone}, ವಾಹನ {vehicle}, ಬಂದಿದ್ದಾರೆ. ಹೊರಡುವಾಗ {code} ಎಂದು ಹೇಳಿ. ಪ್ರಯಾಣ {reference}: {link} ಸಹಾಯಕ್ಕೆ {phone} ಕರೆ ಮಾಡಿ.',
  ended: 'ನಿಮ್ಮ ಪ್ರಯಾಣ {reference} ಮುಗಿದಿದೆ. {company} ಜೊತೆ ಪ್ರಯಾಣಿಸಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದ. ಪ್ರಯಾಣ ಮತ್ತು ದರ: {link} ಸಹಾಯಕ್ಕೆ {phone} ಕರೆ ಮಾಡಿ.',
  cancelled: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ {reference} ({company}) ರದ್ದಾಗಿದೆ: {route}, {pickUp}. ವಿವರ: {link} ನೀವು ಕೇಳದಿದ್ದರೆ {phone} ಕರೆ ಮಾಡಿ.',
  changed: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ {reference} ({company}) ಬದಲಾಗಿದೆ: {route}, {pickUp}. ಈಗಿನ ವಿವರ: {link} ಸಹಾಯಕ್ಕೆ {phone} ಕರೆ ಮಾಡಿ.',
  driver:
    'ನಿಮ್ಮ ಪ್ರಯಾಣ {reference}: {pickUp}, {place}. ಪ್ರಯಾಣಿಕರು {traveller}, {mobile}. ವಾಹನ {vehicle}. ವಿವರ: {link} ಸಹಾಯಕ್ಕೆ {phone} ಕರೆ ಮಾಡಿ.',
  driverReleased: 'ಪ್ರಯಾಣ {reference}, {pickUp}, ಇನ್ನು ನಿಮ್ಮದಲ್ಲ: {place} ಹೋಗಬೇಡಿ. ಸಹಾಯಕ್ಕೆ {phone} ಕರೆ ಮಾಡಿ.',
}

export const shortTexts: Record<Language, ShortTexts> = { en, ta, ml, te, hi, kn }

const VALUE = /\{(\w+)\}/g

/** A short text with its values put in, in the order of its template, and the values alone. */
export function filled(template: string, fields: Record<string, string>): { text: string; values: string[] } {
  const fieldOf = (name: string) => fields[name] ?? ''
  return {
    text: template.replace(VALUE, (_all, name) => fieldOf(name)),
    values: [...template.matchAll(VALUE)].map(([, name = '']) => fieldOf(name)),
  }
}
