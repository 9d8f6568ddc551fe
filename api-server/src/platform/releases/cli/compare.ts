import type { RemoteBuild, ShellBuild } from 'shared-api/contract'
import { isServerFile, type ReadFile } from '../builds.ts'

type Build = RemoteBuild | ShellBuild
/** A build with the reader of its files. */
export type Read = { build: Build; read: ReadFile }
/** What a browser loads for a first view of a page, or for its words of another language: files, and their bytes as sent. */
type View = { page: string; files: number; bytes: number; styles: number }

/** What differs, a line each, and what nobody wants by accident. */
export type Comparison = { table: string[]; regressions: string[] }

/** So much more, and so much more in bytes, is no noise of a build. */
const [MORE, MORE_BYTES] = [1.1, 2000]
/** Less than this part of the styles is left of a page that has lost its rules. */
const LEFT = 0.5

/**
 * Compares the first view of each page in each of its languages with that of the build that runs; of the shell all its
 * files. `table` has a line for each page that changed, `regressions` what nobody wants by accident.
 */
export async function compareBuilds(before: Read, after: Read): Promise<Comparison> {
  const [was, is] = await Promise.all([viewsOf(before), viewsOf(after)])
  const table: string[] = []
  const regressions: string[] = []
  for (const [page, view] of is) {
    const old = was.get(page)
    if (!old) table.push(`${page}: new, ${view.files} files, ${kB(view.bytes)}`)
    if (!old || JSON.stringify(old) === JSON.stringify(view)) continue
    const change = `${old.files} → ${view.files} files, ${kB(old.bytes)} → ${kB(view.bytes)}`
    table.push(`${page}: ${change}`)
    if (isMuchMore(old.bytes, view.bytes))
      regressions.push(`${page} loads ${Math.round((view.bytes / old.bytes - 1) * 100)} % more: ${change}`)
    if (view.styles < old.styles * LEFT)
      regressions.push(`${page} has lost its styles: ${kB(old.styles)} → ${kB(view.styles)}`)
  }
  for (const [name, { page }] of was) {
    if (!is.has(name)) table.push(`${name}: gone`)
    if (!is.has(name) && is.has(page)) regressions.push(`${name} has lost its words`)
  }
  return { table, regressions }
}

/** Compares the HTML that the server sends, by address: its length, title and heading. */
export function compareHtml(before: Map<string, string>, after: Map<string, string>): Comparison {
  const table: string[] = []
  const regressions: string[] = []
  for (const [path, html] of after) {
    const old = before.get(path)
    if (old === undefined) continue
    for (const [what, pattern] of Object.entries({
      title: /<title>(.*?)<\/title>/s,
      heading: /<h1[^>]*>(.*?)<\/h1>/s,
    })) {
      const [was, is] = [old, html].map((page) => pattern.exec(page)?.[1]?.replace(/<[^>]+>/g, '') ?? '')
      if (was !== is) table.push(`${path}: ${what} '${was}' → '${is}'`)
      if (was !== '' && is === '') regressions.push(`${path} has lost its ${what}: ${was}`)
    }
    const change = `HTML ${kB(old.length)} → ${kB(html.length)}`
    if (isMuchMore(old.length, html.length)) regressions.push(`${path} is longer: ${change}`)
    else if (Math.abs(html.length - old.length) > MORE_BYTES) table.push(`${path}: ${change}`)
  }
  return { table, regressions }
}

const isMuchMore = (before: number, after: number) => after > before * MORE && after > before + MORE_BYTES
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function viewsOf({ build, read }: Read): Promise<Map<string, View>> {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? sentSize(read, file)
    sizes.set(file, size)
    return size
  }
  const sum = async (files: string[]) => (await Promise.all(files.map(sizeOf))).reduce((all, size) => all + size, 0)
  const viewOf = async (page: string, name: string, scripts: string[], styles: string[] = []) => {
    const styled = await sum(styles)
    const bytes = (await sum(scripts)) + styled
    const view: View = { page, files: scripts.length + styles.length, bytes, styles: styled }
    return [name, view] as const
  }
  if ('pages' in build) {
    const views = build.pages.flatMap(({ path, scripts, styles, words: { en = [], ...others } }) => [
      viewOf(path, path, [...scripts, ...en], styles),
      ...Object.entries(others).map(([language, files]) => viewOf(path, `${path} (${language})`, files)),
    ])
    return new Map(await Promise.all(views))
  }
  const { styles = [], others = [] } = Object.groupBy(
    Object.keys(build.files).filter((file) => !isServerFile(file)),
    (file) => (file.endsWith('.css') ? 'styles' : 'others'),
  )
  return new Map([await viewOf('', 'all files of the shell', others, styles)])
}

const sentSize = async (read: ReadFile, file: string) => ((await read(`${file}.br`)) ?? (await read(file)))?.length ?? 0

/** The entries of a remote's navigation that lead to no page of these patterns. */
export function deadLinks({ nav }: RemoteBuild, patterns: string[]): string[] {
  const pages = patterns.map((pathname) => new URLPattern({ pathname }))
  return nav.flatMap(({ label, href }) => {
    const to = URL.parse(href, 'http://page')
    const isOurs = to?.origin === 'http://page'
    return isOurs && !pages.some((page) => page.test({ pathname: to.pathname })) ? [`${label} leads to ${href}`] : []
  })
}
