import { colourStyle } from 'shared-api/colours'
import type { Company, RemotePage } from 'shared-api/contract'
import { COMPANY } from 'shared-api/first-view'
import { formatPhone } from 'shared-api/india'
import { pathIn, type SiteLanguage } from 'shared-api/languages'
import { ENTRY_RETRIES } from 'shared-api/shell-contract'
import { escapeMarkup } from '../escape-markup.ts'
import { hashOf, isServerFile } from '../releases/builds.ts'
import { type ComposedRemote, type FrontEnd, pageRelease } from '../releases/front-end.ts'

/** A page of a composition: the remote that shows it and the files of its first view. */
export type FoundPage = { remote: ComposedRemote; page: RemotePage }

/** Finds who shows a path, by the rules of the browser's router: case and a final slash do not count. */
export function pageFinder({ remotes }: FrontEnd): (path: string) => FoundPage | null {
  const known = remotes.flatMap((remote) =>
    remote.build.pages.map((page) => ({ remote, page, pattern: toRegExp(page.path) })),
  )
  // As there, a page without parameters comes before one with them.
  known.sort((one, other) => paramsIn(one.page) - paramsIn(other.page))
  return (path) => known.find(({ pattern }) => pattern.test(path)) ?? null
}

const paramsIn = ({ path }: RemotePage) => path.split('/:').length

/** The value of `:id` in a path; null if the page has no parameter. */
export const idIn = (path: string, { page }: FoundPage): string | null =>
  path.split('/')[page.path.split('/').indexOf(':id')] ?? null

/** An API path of a page with the values of the path's parameters; null if it has none. Such a page is one person's. */
export function personalPath(apiPath: string, path: string, { page }: FoundPage): string | null {
  if (!apiPath.includes('/:')) return null
  const [names, values] = [page.path.split('/'), path.split('/')]
  return apiPath.replace(/:\w+/g, (name) => encodeURIComponent(values[names.indexOf(name)] ?? ''))
}

/** Whether a page shows what is of one person. */
export const isPersonal = ({ page }: FoundPage): boolean =>
  page.data?.some((apiPath) => apiPath.includes('/:')) ?? false

/** Whether the address of a page is a secret, whatever it shows: it is kept and logged nowhere. */
export const isSecret = (found: FoundPage): boolean => found.page.path.includes('/:token') || isPersonal(found)

function toRegExp(routerPath: string): RegExp {
  const segments = routerPath.split('/').filter(Boolean)
  const source = segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : literally(segment)))
  return new RegExp(source.length > 0 ? `^/${source.join('/')}/?$` : '^/$', 'i')
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The import map of a remote's pages: no module whose bytes differ from the release runs. It names every script of the
 * shell and of the remote by address, and its entry's retry addresses too; of all remotes for an address that none shows.
 * The words of other languages are left out, as a page has one language for its whole life; only the desk's may change.
 */
export function importMap({ shell, remotes }: FrontEnd, own: ComposedRemote | null, language: SiteLanguage): string {
  const integrity: Record<string, string> = {}
  const add = (url: string, hash: string | undefined) => {
    if (hash) integrity[url] = `sha256-${hash}`
  }
  const worded = own && !own.build.forStaff ? [...own.build.pages, { words: shell.build.languages }] : []
  const isOfOther = wordsOfOthers(worded, language)
  for (const [file, hash] of scripts(shell.build.files)) if (!isOfOther(file)) add(`/${file}`, hash)
  for (const { build, baseUrl } of own ? [own] : remotes) {
    for (const [file, hash] of scripts(build.files)) if (!isOfOther(file)) add(baseUrl + file, hash)
    for (let n = 1; n <= ENTRY_RETRIES; n++) add(`${baseUrl}${build.entry}?retry=${n}`, build.files[build.entry])
  }
  return JSON.stringify({ integrity })
}

/** Whether only pages of other languages load a file. */
function wordsOfOthers(pages: Pick<RemotePage, 'words'>[], language: SiteLanguage): (file: string) => boolean {
  const all = new Set(pages.flatMap(({ words }) => Object.values(words).flat()))
  for (const { words } of pages) for (const file of words[language] ?? []) all.delete(file)
  return (file) => all.has(file)
}

const scripts = (files: Record<string, string>) =>
  Object.entries(files).filter(([file]) => file.endsWith('.js') && !isServerFile(file))

/** The hash by which the page's policy lets this one inline element be. */
export const importMapHash = (map: string) => `'sha256-${hashOf(map)}'`

type Page = {
  frontEnd: FrontEnd
  map: string
  found: FoundPage | null
  initialData: Record<string, unknown>
  language: SiteLanguage
}

/**
 * The HTML of a page: the shell's template with the release, the data of the first view, and links to all files that it
 * loads, so that the browser fetches them side by side. Data go as JSON: no inline script but the import map.
 */
export function pageHtml({ frontEnd, map, found, initialData, language }: Page): string {
  const release = pageRelease(frontEnd, language)
  const versions = [`shell ${release.shell.version} ${release.shell.buildId}`]
  for (const { name, version, buildId } of release.remotes) versions.push(`${name} ${version} ${buildId}`)
  const head = [
    `<script type="importmap">${map}</script>`,
    `<meta name="release" content="${versions.join(', ')}">`,
    colourTag(initialData[COMPANY] as Company | undefined),
    ...(frontEnd.shell.build.languages[language] ?? []).map((file) =>
      script(`/${file}`, frontEnd.shell.build.files[file]),
    ),
    found && !found.remote.refused ? borrowedLinks(frontEnd.shell, found) + headLinks(found, language) : '',
  ]
  return withIntegrity(frontEnd.shell)
    .replace('<html lang="en"', `<html lang="${language}"${found ? ` data-remote="${found.remote.build.name}"` : ''}`)
    .replace('<!--page-head-->', () => head.join(''))
    .replace('<!--page-data-->', () => json('release', release) + json('initial-data', initialData))
}

/** Text of a page without content if scripts are off, before the phone number. */
export const NO_SCRIPT: Record<SiteLanguage, string> = {
  en: 'This page needs JavaScript, which is off in this browser. Call us:',
  ta: 'இந்தப் பக்கத்துக்கு ஜாவாஸ்கிரிப்ட் தேவை; இந்த உலாவியில் அது நிறுத்தப்பட்டுள்ளது. எங்களை அழைக்கவும்:',
  ml: 'ഈ പേജിന് ജാവാസ്ക്രിപ്റ്റ് വേണം; ഈ ബ്രൗസറിൽ അത് ഓഫാണ്. ഞങ്ങളെ വിളിക്കൂ:',
  te: 'ఈ పేజీకి జావాస్క్రిప్ట్ కావాలి; ఈ బ్రౌజర్‌లో అది ఆపి ఉంది. మాకు కాల్ చేయండి:',
  hi: 'इस पेज के लिए जावास्क्रिप्ट चाहिए, जो इस ब्राउज़र में बंद है। हमें फ़ोन करें:',
  kn: 'ಈ ಪುಟಕ್ಕೆ ಜಾವಾಸ್ಕ್ರಿಪ್ಟ್ ಬೇಕು; ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಅದು ನಿಂತಿದೆ. ನಮಗೆ ಕರೆ ಮಾಡಿ:',
}

/** Only the font: scripts load the other styles, and some systems have no Tamil letters. */
const NOTICE_STYLE = "margin:2rem 1rem;font-family:'Anek Tamil Variable',sans-serif"

/**
 * The page without content. The tab shows the company's name until the page's code sets its title. If scripts are off,
 * the page shows a phone number and a link to the home page, which has content.
 */
export function withoutContent(html: string, { name, phones: [phone] }: Company, language: SiteLanguage): string {
  const call = phone ? ` <a href="tel:${phone}">${formatPhone(phone)}</a>` : ''
  const notice = `<p>${NO_SCRIPT[language]}${call}</p><p><a href="${pathIn(language, '/')}">${escapeMarkup(name)}</a></p>`
  return html
    .replace('</head>', () => `<title>${escapeMarkup(name)}</title></head>`)
    .replace(
      '<div id="root">',
      () => `<noscript><div style="${NOTICE_STYLE}">${notice}</div></noscript><div id="root">`,
    )
}

/** The company's own colours, where it has set some. */
const colourTag = (company: Company | undefined) =>
  company?.colours ? `<style id="colours">${colourStyle(company.colours)}</style>` : ''

// A preload is used only when it names the same hash as the import map.
const withIntegrity = ({ template, build }: FrontEnd['shell']) =>
  template.replace(/(?:href|src)="\/(assets\/[^"]+)"/g, (link, file) =>
    build.files[file] ? `${link} integrity="sha256-${build.files[file]}"` : link,
  )

// Styles are only preloaded: a stylesheet that hangs would hold up the whole page, the shell's part too. The remote's
// code puts them in and waits for them, within the time limit of its page.
function headLinks({ remote: { build, baseUrl }, page }: FoundPage, language: SiteLanguage): string {
  const styles = page.styles.map((file) => style(baseUrl + file))
  const files = new Set([...page.scripts, ...(page.words[language] ?? []), ...(build.languages[language] ?? [])])
  return [...styles, ...Array.from(files, (file) => script(baseUrl + file, build.files[file]))].join('')
}

/** The shared files that only this remote loads. */
function borrowedLinks({ template, build }: FrontEnd['shell'], { remote }: FoundPage): string {
  const borrowed = remote.build.libraries.flatMap((library) => build.libraries[library] ?? [])
  const isNew = (file: string) => !template.includes(`"/${file}"`)
  const styles = borrowed.flatMap((library) => library.styles.filter(isNew)).map((file) => style(`/${file}`))
  const scripts = borrowed.flatMap((library) => library.scripts.filter(isNew))
  return [...styles, ...scripts.map((file) => script(`/${file}`, build.files[file]))].join('')
}

const style = (href: string) => `<link rel="preload" as="style" href="${href}" crossorigin>`

const script = (href: string, hash: string | undefined) =>
  `<link rel="modulepreload" href="${href}" fetchpriority="low" integrity="sha256-${hash}" crossorigin>`

// '<' is escaped: no text of the data can end the script element.
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
