/** The languages of drivers, each by its own name. */
export const LANGUAGES = { en: 'English', ta: 'தமிழ்', ml: 'മലയാളം', te: 'తెలుగు', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' }
const CHOSEN = 'drive language'

const preferred = [localStorage.getItem(CHOSEN), ...navigator.languages.map((code) => code.split('-')[0])]

/** The language that the driver chose, else the first of the phone's that is ours. */
export const language = preferred.find((code) => Object.hasOwn(LANGUAGES, code)) ?? 'en'
/** @type {{ texts: typeof import('./texts-en.js').texts }} */
export const { texts } = await import(`./texts-${language}.js`)

/** Shows the page in another language, and from now on. */
export function setLocale(code) {
  localStorage.setItem(CHOSEN, code)
  location.reload()
}
