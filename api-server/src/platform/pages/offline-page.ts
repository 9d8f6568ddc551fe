import type { Company } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import type { SiteLanguage } from 'shared-api/languages'
import { wordsOf } from '../../texts/words-of.ts'
import { escapeMarkup } from '../escape-markup.ts'

const BRAND = '#005f61'
const BRAND_DARK = '#5cbfc0'

const TEXTS = wordsOf('offline')

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
