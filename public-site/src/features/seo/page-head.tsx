import { DEFAULT_LANGUAGE, pathIn, SITE_LANGUAGES, type SiteLanguage } from 'shared-api/languages'
import { useCompany } from '../../lib/queries.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { headsTexts } from '../../texts/heads.ts'
import { pageLanguage, pageLocale } from '../../texts/page.ts'

/** The drawings for shared links, of the shell's own files (shell/public/share), in px. */
const SIZE = { width: 1200, height: 630 }
type Drawing = keyof ReturnType<typeof headsTexts>['pictures']

type Props = {
  /** Goes before the company's name. */
  title: string
  description: string
  /** The page's path without language and query. */
  path: string
  /** The drawing for shared links, of which several pages may have the same. */
  drawing?: Drawing
  /** A picture of its own in its place: a path on this origin or an http(s) address. */
  image?: string
  /** True for pages that make no sense to arrive at from a search. */
  noIndex?: boolean
}

/** Title, description, canonical address and Open Graph of a page. React puts them into the document's head. */
export function PageHead({ title, description, path, drawing = 'road', image, noIndex = false }: Props) {
  const origin = useOrigin()
  const siteName = useCompany().data?.name
  const fullTitle = siteName ? `${title} | ${siteName}` : title
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {siteName && <meta property="og:site_name" content={siteName} />}
      <meta property="og:locale" content={pageLocale().replace('-', '_')} />
      {origin && <PageAddress url={urlIn(pageLanguage(), path, origin)} />}
      {origin && (image ? <OwnPicture {...{ image, origin, title }} /> : <Drawn {...{ drawing, origin }} />)}
      {origin && !noIndex && <OtherLanguages path={path} origin={origin} />}
    </>
  )
}

const PageAddress = ({ url }: { url: string }) => (
  <>
    <link rel="canonical" href={url} />
    <meta property="og:url" content={url} />
  </>
)

const OwnPicture = ({ image, origin, title }: { image: string; origin: string; title: string }) => (
  <>
    <meta property="og:image" content={new URL(image, origin).href} />
    <meta property="og:image:alt" content={title} />
  </>
)

const Drawn = ({ drawing, origin }: { drawing: Drawing; origin: string }) => (
  <>
    <meta property="og:image" content={new URL(`/share/${drawing}.jpg`, origin).href} />
    <meta property="og:image:width" content={String(SIZE.width)} />
    <meta property="og:image:height" content={String(SIZE.height)} />
    <meta property="og:image:alt" content={headsTexts().pictures[drawing]} />
  </>
)

/** The page in each language, which search engines show by the searcher's; English to all others. */
const OtherLanguages = ({ path, origin }: { path: string; origin: string }) => (
  <>
    {SITE_LANGUAGES.map((language) => (
      <link key={language} rel="alternate" hrefLang={language} href={urlIn(language, path, origin)} />
    ))}
    <link rel="alternate" hrefLang="x-default" href={urlIn(DEFAULT_LANGUAGE, path, origin)} />
  </>
)

const urlIn = (language: SiteLanguage, path: string, origin: string) => new URL(pathIn(language, path), origin).href

/** The site's origin: the profile's, which server and browser have, else the page's own; null if there is neither. */
export function useOrigin(): string | null {
  const hydrated = useHydrated()
  return useCompany().data?.url ?? (hydrated ? location.origin : null)
}
