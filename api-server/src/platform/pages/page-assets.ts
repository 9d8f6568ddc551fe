import type { SiteLanguage } from 'shared-api/languages'
import type { ReadFile } from '../releases/builds.ts'
import type { FrontEnd } from '../releases/front-end.ts'
import type { Address } from './rendering.ts'

/** The fonts that every text in a language needs; plain Latin and the rupee sign in all. */
const FONTS: Record<SiteLanguage, RegExp> = {
  en: /(anek-basic|latin-ext-wght)-[^/]*\.woff2$/,
  ta: /(anek-basic|latin-ext-wght|tamil-wght)-[^/]*\.woff2$/,
  ml: /(anek-basic|latin-ext-wght)-[^/]*\.woff2$/,
  te: /(anek-basic|latin-ext-wght)-[^/]*\.woff2$/,
  hi: /(anek-basic|latin-ext-wght)-[^/]*\.woff2$/,
  kn: /(anek-basic|latin-ext-wght)-[^/]*\.woff2$/,
}

/** The stylesheets of a page's first view by address, the shell's and the remote's; the addresses of its fonts. */
export async function pageAssets({ frontEnd, language, found: { remote, page } }: Address, readerOf: Reader) {
  const own = await textsOf(page.styles, remote.baseUrl, readerOf(remote.build.name))
  const shell = await textsOf(shellStyles(frontEnd), '/', readerOf('shell'))
  const fonts = Object.keys(frontEnd.shell.build.files).filter((file) => FONTS[language].test(file))
  return { styles: Object.fromEntries([...shell, ...own]), fonts: fonts.map((file) => `/${file}`) }
}

type Reader = (part: string) => ReadFile

const shellStyles = ({ shell: { template } }: FrontEnd) =>
  Array.from(template.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g), ([, file = '']) => file)

const textsOf = (files: string[], baseUrl: string, read: ReadFile) =>
  Promise.all(files.map(async (file): Promise<[string, string]> => [baseUrl + file, `${(await read(file)) ?? ''}`]))
