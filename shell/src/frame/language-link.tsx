import { type ReactNode, useSyncExternalStore } from 'react'
import { pathIn, type SiteLanguage } from 'shared-api/languages'
import { useLocation } from 'shared-ui'
import { keepEntry } from './kept-entry.ts'
import { offerNoMore } from './refused-offer.ts'

type Props = { language: SiteLanguage; className: string | undefined; children: ReactNode }

/** A link to this page in another language. The server renders it without the query, which it does not know. */
export function LanguageLink({ language, className, children }: Props) {
  const { pathname, search } = useLocation()
  const query = useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
  const address = pathIn(language, pathname) + query
  const follow = () => {
    offerNoMore()
    keepEntry(address)
  }
  return (
    <a href={address} hrefLang={language} lang={language} className={className} onClick={follow}>
      {children}
    </a>
  )
}

const never = () => () => {}
