import type { Company } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import type { SiteLanguage } from 'shared-api/languages'
import { escapeMarkup } from '../escape-markup.ts'

const BRAND = '#005f61'
const BRAND_DARK = '#5cbfc0'

/** What it says in each language of the site. */
const TEXTS: Record<SiteLanguage, { title: string; offline: string; kept: string; again: string }> = {
  en: {
    title: 'No connection',
    offline: 'You are offline',
    kept: 'This page needs a connection. What you typed is kept; come back when you are online. To book now, call us:',
    again: 'Try again',
  },
  ta: {
    title: 'இணைப்பு இல்லை',
    offline: 'இணைய இணைப்பு இல்லை',
    kept: 'இந்தப் பக்கத்துக்கு இணைப்பு தேவை. நீங்கள் உள்ளிட்டவை பாதுகாப்பாக உள்ளன; இணைப்பு வந்ததும் மீண்டும் வாருங்கள். இப்போதே பதிவு செய்ய எங்களை அழையுங்கள்:',
    again: 'மீண்டும் முயல்க',
  },
  ml: {
    title: 'കണക്ഷൻ ഇല്ല',
    offline: 'ഇന്റർനെറ്റ് കണക്ഷൻ ഇല്ല',
    kept: 'ഈ പേജിന് കണക്ഷൻ വേണം. നിങ്ങൾ നൽകിയത് സൂക്ഷിച്ചിട്ടുണ്ട്; കണക്ഷൻ വന്നാൽ തിരികെ വരുക. ഇപ്പോൾ ബുക്ക് ചെയ്യാൻ ഞങ്ങളെ വിളിക്കുക:',
    again: 'വീണ്ടും ശ്രമിക്കുക',
  },
  te: {
    title: 'కనెక్షన్ లేదు',
    offline: 'ఇంటర్నెట్ కనెక్షన్ లేదు',
    kept: 'ఈ పేజీకి కనెక్షన్ కావాలి. మీరు నమోదు చేసినవి భద్రంగా ఉన్నాయి; కనెక్షన్ వచ్చాక మళ్లీ రండి. ఇప్పుడే బుక్ చేయడానికి మాకు కాల్ చేయండి:',
    again: 'మళ్లీ ప్రయత్నించండి',
  },
  hi: {
    title: 'कनेक्शन नहीं है',
    offline: 'आप ऑफ़लाइन हैं',
    kept: 'इस पेज के लिए कनेक्शन चाहिए। आपका लिखा हुआ सुरक्षित है; कनेक्शन आने पर लौटें। अभी बुक करने के लिए हमें कॉल करें:',
    again: 'फिर कोशिश करें',
  },
  kn: {
    title: 'ಸಂಪರ್ಕವಿಲ್ಲ',
    offline: 'ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕವಿಲ್ಲ',
    kept: 'ಈ ಪುಟಕ್ಕೆ ಸಂಪರ್ಕ ಬೇಕು. ನೀವು ನಮೂದಿಸಿದ್ದು ಉಳಿದಿದೆ; ಸಂಪರ್ಕ ಬಂದಾಗ ಮರಳಿ ಬನ್ನಿ. ಈಗಲೇ ಬುಕ್ ಮಾಡಲು ನಮಗೆ ಕರೆ ಮಾಡಿ:',
    again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  },
}

/** The page that the service worker shows without a connection; so it brings its style along. */
export function offlinePage({ name, phones, colours }: Company, language: SiteLanguage): string {
  const t = TEXTS[language]
  const numbers = phones.map((phone) => `<a href="tel:${escapeMarkup(phone)}">${escapeMarkup(formatPhone(phone))}</a>`)
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${t.title} - ${escapeMarkup(name)}</title>
<style>
  body { margin: 0; padding: 3rem 1.25rem; background: Canvas; color: CanvasText; font: 1.0625rem/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; margin: auto; }
  h1 { line-height: 1.2; }
  a { display: block; padding: .75rem 0; color: light-dark(${colours?.brand ?? BRAND}, ${colours?.brandDark ?? BRAND_DARK}); font-size: 1.25rem; font-weight: 600; }
</style>
<main>
  <h1>${t.offline}</h1>
  <p>${t.kept}</p>
  ${numbers.join('\n  ')}
  <p><a href="">${t.again}</a></p>
</main>
</html>
`
}
