import type { Language } from 'shared-api/languages'

const en = {
  subject: 'You already have an account',
  heading: 'You already have an account',
  paragraphs: [
    'Someone, most likely you, has just tried to register with this mail address. It has an account already, and nothing was changed.',
    'If you have forgotten your password, use the link on the login page. If it was not you, you can ignore this mail.',
  ],
}

type AccountTexts = typeof en

const ta: AccountTexts = {
  subject: 'உங்களுக்கு ஏற்கெனவே ஒரு கணக்கு உள்ளது',
  heading: 'உங்களுக்கு ஏற்கெனவே ஒரு கணக்கு உள்ளது',
  paragraphs: [
    'இந்த மின்னஞ்சல் முகவரியைக் கொண்டு யாரோ ஒருவர், பெரும்பாலும் நீங்களே, இப்போது பதிவு செய்ய முயன்றுள்ளார். இந்த முகவரிக்கு ஏற்கெனவே கணக்கு உள்ளது; எதுவும் மாற்றப்படவில்லை.',
    'கடவுச்சொல்லை மறந்திருந்தால், உள்நுழையும் இடத்தில் அதற்கான இணைப்பு உள்ளது. நீங்கள் முயலவில்லை என்றால், எதுவும் செய்யத் தேவையில்லை.',
  ],
}

const ml: AccountTexts = {
  subject: 'നിങ്ങൾക്ക് നേരത്തേ ഒരു അക്കൗണ്ടുണ്ട്',
  heading: 'നിങ്ങൾക്ക് നേരത്തേ ഒരു അക്കൗണ്ടുണ്ട്',
  paragraphs: [
    'ഈ ഇമെയിൽ വിലാസം ഉപയോഗിച്ച് ആരോ, മിക്കവാറും നിങ്ങൾ തന്നെ, ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യാൻ ശ്രമിച്ചു. ഈ വിലാസത്തിൽ നേരത്തേ അക്കൗണ്ടുണ്ട്; ഒന്നും മാറ്റിയിട്ടില്ല.',
    'പാസ്‌വേഡ് മറന്നെങ്കിൽ, ലോഗിൻ ചെയ്യുന്നിടത്ത് അതിനുള്ള ലിങ്കുണ്ട്. ശ്രമിച്ചത് നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ട.',
  ],
}

const te: AccountTexts = {
  subject: 'మీకు ఇప్పటికే ఖాతా ఉంది',
  heading: 'మీకు ఇప్పటికే ఖాతా ఉంది',
  paragraphs: [
    'ఈ ఈమెయిల్ చిరునామాతో ఎవరో, బహుశా మీరే, ఇప్పుడే నమోదు చేసుకోవడానికి ప్రయత్నించారు. దీనికి ఇప్పటికే ఖాతా ఉంది; ఏదీ మారలేదు.',
    'పాస్‌వర్డ్ మర్చిపోయి ఉంటే, లాగిన్ దగ్గర దానికి లింక్ ఉంది. ప్రయత్నించింది మీరు కాకపోతే, ఏమీ చేయనక్కర్లేదు.',
  ],
}

const hi: AccountTexts = {
  subject: 'आपका खाता पहले से है',
  heading: 'आपका खाता पहले से है',
  paragraphs: [
    'किसी ने, शायद आपने ही, अभी इस ईमेल पते से रजिस्टर करने की कोशिश की। इस पते का खाता पहले से है; कुछ भी नहीं बदला गया।',
    'अगर आप पासवर्ड भूल गए हैं, तो लॉग इन की जगह उसका लिंक है। अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं।',
  ],
}

const kn: AccountTexts = {
  subject: 'ನಿಮಗೆ ಈಗಾಗಲೇ ಒಂದು ಖಾತೆ ಇದೆ',
  heading: 'ನಿಮಗೆ ಈಗಾಗಲೇ ಒಂದು ಖಾತೆ ಇದೆ',
  paragraphs: [
    'ಈ ಇಮೇಲ್ ವಿಳಾಸದಿಂದ ಯಾರೋ ಒಬ್ಬರು, ಬಹುಶಃ ನೀವೇ, ಈಗಷ್ಟೇ ನೋಂದಾಯಿಸಲು ಪ್ರಯತ್ನಿಸಿದ್ದಾರೆ. ಈ ವಿಳಾಸಕ್ಕೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ; ಏನೂ ಬದಲಾಗಿಲ್ಲ.',
    'ಪಾಸ್‌ವರ್ಡ್ ಮರೆತಿದ್ದರೆ, ಲಾಗಿನ್ ಆಗುವಲ್ಲಿ ಅದಕ್ಕೆ ಲಿಂಕ್ ಇದೆ. ಪ್ರಯತ್ನಿಸಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  ],
}

/** The texts of the mails about accounts. */
export const accountTexts: Record<Language, AccountTexts> = { en, ta, ml, te, hi, kn }

const forgotten = {
  subject: 'Set a new password',
  heading: 'Set a new password',
  paragraphs: [
    'Someone, most likely you, has asked for a new password for your account. The link works once, for one hour.',
  ],
  link: 'Set a new password',
  notes: ['If it was not you, you can ignore this mail: your password stays as it is.'],
}

const tamilForgotten: typeof forgotten = {
  subject: 'புதிய கடவுச்சொல்லை அமைக்க',
  heading: 'புதிய கடவுச்சொல்லை அமைக்க',
  paragraphs: [
    'உங்கள் கணக்கின் கடவுச்சொல்லை யாரோ ஒருவர், பெரும்பாலும் நீங்களே, மறந்துவிட்டதாகக் கூறினார். இந்த இணைப்பு ஒரு மணி நேரத்துக்கு, ஒருமுறை மட்டும் பயன்படும்.',
  ],
  link: 'புதிய கடவுச்சொல்லை அமைக்க',
  notes: ['நீங்கள் இல்லையென்றால், எதுவும் செய்யத் தேவையில்லை: உங்கள் கடவுச்சொல் மாறாது.'],
}

const malayalamForgotten: typeof forgotten = {
  subject: 'പുതിയ പാസ്‌വേഡ് വയ്ക്കാം',
  heading: 'പുതിയ പാസ്‌വേഡ് വയ്ക്കാം',
  paragraphs: [
    'നിങ്ങളുടെ അക്കൗണ്ടിന് പുതിയ പാസ്‌വേഡ് വേണമെന്ന് ആരോ, മിക്കവാറും നിങ്ങൾ തന്നെ, ആവശ്യപ്പെട്ടു. ഈ ലിങ്ക് ഒരു മണിക്കൂറിനുള്ളിൽ ഒരു തവണ മാത്രം ഉപയോഗിക്കാം.',
  ],
  link: 'പുതിയ പാസ്‌വേഡ് വയ്ക്കാം',
  notes: ['നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ട: നിങ്ങളുടെ പാസ്‌വേഡ് മാറില്ല.'],
}

const teluguForgotten: typeof forgotten = {
  subject: 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి',
  heading: 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి',
  paragraphs: ['మీ ఖాతాకు కొత్త పాస్‌వర్డ్ కావాలని ఎవరో, బహుశా మీరే, అడిగారు. ఈ లింక్ ఒక గంటలోపు, ఒక్కసారే పనిచేస్తుంది.'],
  link: 'కొత్త పాస్‌వర్డ్ పెట్టుకోండి',
  notes: ['అడిగింది మీరు కాకపోతే, ఏమీ చేయనక్కర్లేదు: మీ పాస్‌వర్డ్ మారదు.'],
}

const hindiForgotten: typeof forgotten = {
  subject: 'नया पासवर्ड रखें',
  heading: 'नया पासवर्ड रखें',
  paragraphs: ['किसी ने, शायद आपने ही, आपके खाते के लिए नया पासवर्ड माँगा है। यह लिंक एक घंटे के भीतर, सिर्फ़ एक बार चलेगा।'],
  link: 'नया पासवर्ड रखें',
  notes: ['अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वैसा ही रहेगा।'],
}

const kannadaForgotten: typeof forgotten = {
  subject: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಇಡಿ',
  heading: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಇಡಿ',
  paragraphs: ['ನಿಮ್ಮ ಖಾತೆಗೆ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಬೇಕೆಂದು ಯಾರೋ ಒಬ್ಬರು, ಬಹುಶಃ ನೀವೇ, ಕೇಳಿದ್ದಾರೆ. ಈ ಲಿಂಕ್ ಒಂದು ಗಂಟೆಯೊಳಗೆ, ಒಮ್ಮೆ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ.'],
  link: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಇಡಿ',
  notes: ['ನೀವಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ: ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗುವುದಿಲ್ಲ.'],
}

/** The texts of the mail with the link to set a new password. */
export const forgottenTexts: Record<Language, typeof forgotten> = {
  en: forgotten,
  ta: tamilForgotten,
  ml: malayalamForgotten,
  te: teluguForgotten,
  hi: hindiForgotten,
  kn: kannadaForgotten,
}

const proof: typeof forgotten = {
  subject: 'Is this your mail address?',
  heading: 'Is this your mail address?',
  paragraphs: [
    'Someone, most likely you, wants to see the trips booked with this mail address in their account. The link works once, for one hour, and only for a person who is logged in to that account.',
  ],
  link: 'Yes, it is mine',
  notes: ['If it was not you, you can ignore this mail: without this link nobody sees your trips.'],
}

const tamilProof: typeof forgotten = {
  subject: 'இது உங்கள் மின்னஞ்சல் முகவரியா?',
  heading: 'இது உங்கள் மின்னஞ்சல் முகவரியா?',
  paragraphs: [
    'இந்த முகவரியில் முன்பதிவு செய்த பயணங்களைத் தமது கணக்கில் பார்க்க யாரோ ஒருவர், பெரும்பாலும் நீங்களே, கேட்டுள்ளார். இந்த இணைப்பு ஒரு மணி நேரத்துக்கு, ஒருமுறை மட்டும், அந்தக் கணக்கில் உள்நுழைந்தவருக்கு மட்டும் பயன்படும்.',
  ],
  link: 'ஆம், இது என்னுடையது',
  notes: ['நீங்கள் இல்லையென்றால், எதுவும் செய்யத் தேவையில்லை: இந்த இணைப்பு இல்லாமல் உங்கள் பயணங்களை யாரும் பார்க்க முடியாது.'],
}

const malayalamProof: typeof forgotten = {
  subject: 'ഇത് നിങ്ങളുടെ ഇമെയിൽ വിലാസമാണോ?',
  heading: 'ഇത് നിങ്ങളുടെ ഇമെയിൽ വിലാസമാണോ?',
  paragraphs: [
    'ഈ ഇമെയിൽ വിലാസം ഉപയോഗിച്ച് ബുക്ക് ചെയ്ത യാത്രകൾ സ്വന്തം അക്കൗണ്ടിൽ കാണണമെന്ന് ആരോ, മിക്കവാറും നിങ്ങൾ തന്നെ, ആവശ്യപ്പെട്ടു. ഈ ലിങ്ക് ഒരു മണിക്കൂറിനുള്ളിൽ ഒരു തവണ മാത്രം, ആ അക്കൗണ്ടിൽ ലോഗിൻ ചെയ്തയാൾക്ക് മാത്രം ഉപയോഗിക്കാം.',
  ],
  link: 'അതെ, എന്റേതാണ്',
  notes: ['നിങ്ങളല്ലെങ്കിൽ ഒന്നും ചെയ്യേണ്ട: ഈ ലിങ്കില്ലാതെ നിങ്ങളുടെ യാത്രകൾ ആർക്കും കാണാനാവില്ല.'],
}

const teluguProof: typeof forgotten = {
  subject: 'ఇది మీ ఈమెయిల్ చిరునామానా?',
  heading: 'ఇది మీ ఈమెయిల్ చిరునామానా?',
  paragraphs: [
    'ఈ ఈమెయిల్ చిరునామాతో బుక్ చేసిన ప్రయాణాలను తమ ఖాతాలో చూడాలని ఎవరో, బహుశా మీరే, అడిగారు. ఈ లింక్ ఒక గంటలోపు, ఒక్కసారే, ఆ ఖాతాలో లాగిన్ అయినవారికే పనిచేస్తుంది.',
  ],
  link: 'అవును, ఇది నాదే',
  notes: ['అడిగింది మీరు కాకపోతే, ఏమీ చేయనక్కర్లేదు: ఈ లింక్ లేకుండా మీ ప్రయాణాలను ఎవరూ చూడలేరు.'],
}

const hindiProof: typeof forgotten = {
  subject: 'क्या यह आपका ईमेल पता है?',
  heading: 'क्या यह आपका ईमेल पता है?',
  paragraphs: [
    'कोई, शायद आप ही, इस ईमेल पते से बुक की हुई यात्राएँ अपने खाते में देखना चाहता है। यह लिंक एक घंटे के भीतर, सिर्फ़ एक बार, और सिर्फ़ उस खाते में लॉग इन व्यक्ति के लिए चलेगा।',
  ],
  link: 'हाँ, यह मेरा है',
  notes: ['अगर यह आपने नहीं किया, तो कुछ करने की ज़रूरत नहीं: इस लिंक के बिना आपकी यात्राएँ कोई नहीं देख सकता।'],
}

const kannadaProof: typeof forgotten = {
  subject: 'ಇದು ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸವೇ?',
  heading: 'ಇದು ನಿಮ್ಮ ಇಮೇಲ್ ವಿಳಾಸವೇ?',
  paragraphs: [
    'ಈ ಇಮೇಲ್ ವಿಳಾಸದಿಂದ ಬುಕ್ ಮಾಡಿದ ಪ್ರಯಾಣಗಳನ್ನು ತಮ್ಮ ಖಾತೆಯಲ್ಲಿ ನೋಡಲು ಯಾರೋ ಒಬ್ಬರು, ಬಹುಶಃ ನೀವೇ, ಕೇಳಿದ್ದಾರೆ. ಈ ಲಿಂಕ್ ಒಂದು ಗಂಟೆಯೊಳಗೆ, ಒಮ್ಮೆ ಮಾತ್ರ, ಆ ಖಾತೆಯಲ್ಲಿ ಲಾಗಿನ್ ಆದವರಿಗೆ ಮಾತ್ರ ಕೆಲಸ ಮಾಡುತ್ತದೆ.',
  ],
  link: 'ಹೌದು, ಇದು ನನ್ನದು',
  notes: ['ನೀವಲ್ಲದಿದ್ದರೆ, ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ: ಈ ಲಿಂಕ್ ಇಲ್ಲದೆ ನಿಮ್ಮ ಪ್ರಯಾಣಗಳನ್ನು ಯಾರೂ ನೋಡಲಾಗದು.'],
}

/** The texts of the mail with the link to prove an address. */
export const proofTexts: Record<Language, typeof forgotten> = {
  en: proof,
  ta: tamilProof,
  ml: malayalamProof,
  te: teluguProof,
  hi: hindiProof,
  kn: kannadaProof,
}
