import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { RemoteBuild, RemotePage, ShellBuild } from 'shared-api/contract'
import { hashOf } from '../../releases/builds.ts'
import type { FrontEnd } from '../../releases/front-end.ts'
import { type FoundPage, pageFinder } from '../page-html.ts'

const TEMPLATE =
  '<!doctype html><html lang="en"><head><!--page-head--></head><body><div id="root"><!--page-content--></div><!--page-data--></body></html>'
/** What renders here: the page's own function of its path, its language and its data. */
const RENDER = `export const render = async ({ path, language, page, pages }) => {
  const pattern = pages[path] ? path : Object.keys(pages).find((one) => one.startsWith(path.replace(/[^/]+$/, ':')))
  const { default: Page } = await pages[pattern]()
  return Page({ path, language, ...page.initialData })
}`

/** Each file of a build by its path in the build's folder. */
type Files = Record<string, string>

/**
 * Builds of a shell and a public site as small as can be, which a real thread renders: a page is the source of a function
 * that makes the HTML of its path and its data, the replies of the API paths.
 */
export function smallBuilds(sources: Record<string, string>, data: string[]) {
  const loaders = Object.entries(sources).map(([path, page]) => `'${path}': async () => ({ default: ${page} })`)
  const shell = {
    ...{ 'server/render.js': RENDER, 'server/libraries.json': '{}' },
    ...{
      'assets/shell.js': '',
      'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"/>',
      'service-worker.js': '',
    },
  }
  const words = { en: ['assets/words-en.js'], ta: ['assets/words-ta.js'] }
  const site = {
    ...{ 'remoteEntry.js': '', 'assets/words-en.js': '', 'assets/words-ta.js': '' },
    'server/remote.js': `export const pages = { ${loaders.join(', ')} }`,
  }
  const pageAt = (path: string, data: string[]): RemotePage => ({
    ...{ path, scripts: [], styles: [], words, data },
    queries: path === '/tours' ? ['search'] : [],
  })
  const pages = Object.keys(sources).map((path) => pageAt(path, data))
  return {
    shell: { files: { ...shell, 'index.html': TEMPLATE }, build: shellBuild(shell) },
    'public-site': { files: site, build: remoteBuild('public-site', site, pages) },
    'admin-console': {
      files: { 'remoteEntry.js': '' },
      build: { ...remoteBuild('admin-console', { 'remoteEntry.js': '' }, [pageAt('/desk', [])]), forStaff: true },
    },
  }
}

/** Writes builds into folders of their parts. */
export async function writeBuilds(folder: string, builds: ReturnType<typeof smallBuilds>) {
  for (const [part, { files, build }] of Object.entries(builds)) {
    const described: Files = { ...files, [part === 'shell' ? 'shell.json' : 'remote.json']: JSON.stringify(build) }
    for (const [file, text] of Object.entries(described)) {
      await mkdir(dirname(join(folder, part, file)), { recursive: true })
      await writeFile(join(folder, part, file), text)
    }
  }
}

/** The composition of small builds, whose shell speaks these languages besides English; `found` gives the page of a path. */
export function smallComposition(sources: Record<string, string>, languages: ShellBuild['languages'] = {}) {
  const { shell, 'public-site': site } = smallBuilds(sources, ['data'])
  const frontEnd: FrontEnd = {
    shell: { build: { ...shell.build, languages }, template: TEMPLATE },
    remotes: [{ build: site.build, baseUrl: '/remotes/public-site/1.0.0/', refused: null }],
  }
  const textsOf = (part: string): Files => (part === 'shell' ? shell.files : site.files)
  const readerOf = (part: string) => async (file: string) => {
    const text = textsOf(part)[file]
    return text === undefined ? null : Buffer.from(text)
  }
  const find = pageFinder(frontEnd)
  const found = (path: string): FoundPage => {
    const page = find(path)
    if (!page) throw new Error(`no page ${path}`)
    return page
  }
  return { frontEnd, readerOf, found }
}

const described = { version: '1.0.0', buildId: 'b' }

const shellBuild = (files: Files): ShellBuild => ({
  ...{ name: 'shell', contract: { oldest: 1, newest: 1 }, languages: {}, libraries: {}, ...described },
  files: hashesOf(files),
})

const remoteBuild = (name: string, files: Files, pages: RemotePage[]): RemoteBuild => ({
  ...{ name, scope: name, contract: 1, entry: 'remoteEntry.js', nav: [], languages: {}, libraries: [], ...described },
  ...{ pages, files: hashesOf(files) },
})

const hashesOf = (files: Files) => Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hashOf(text)]))
