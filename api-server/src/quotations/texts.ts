import type { Language } from 'shared-api/languages'
import { wordsOf } from '../texts/words-of.ts'

/** The texts of the mail with a quotation. */
export const quotationTexts = wordsOf('quotations')

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
