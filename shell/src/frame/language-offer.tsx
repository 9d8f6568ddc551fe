import { useEffect, useState } from 'react'
import { type SiteLanguage, siteLanguageOf } from 'shared-api/languages'
import { pageLanguage, type Texts, textsOf } from '../texts/index.ts'
import { LanguageLink } from './language-link.tsx'
import classes from './language-offer.module.css'
import { isOfferRefused, offerNoMore } from './refused-offer.ts'

type Offer = { language: SiteLanguage; texts: Texts }

/** A line that leads to this page in the language that the browser prefers, in that language, until it is dismissed. */
export function LanguageOffer() {
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const language = preferred()
    if (!language || language === pageLanguage() || isOfferRefused()) return
    void textsOf(language).then((texts) => setOffer(texts && { language, texts }))
  }, [])
  if (!offer) return null
  const { language, texts } = offer
  const dismiss = () => {
    offerNoMore()
    setOffer(null)
  }
  return (
    <aside className={classes.offer} lang={language} aria-label={texts.languages}>
      <LanguageLink language={language} className={classes.link}>
        {texts.offer}
      </LanguageLink>
      <button type="button" className={classes.close} aria-label={texts.close} onClick={dismiss}>
        ×
      </button>
    </aside>
  )
}

/** The first of the browser's languages that the site has. */
const preferred = () => navigator.languages.map(siteLanguageOf).find((language) => language !== null)
