import type { ReleaseManifest, RemotePage, RunningRemote } from 'shared-api/contract'

/** A page of the release: the remote that shows it and the files of its first view. */
export type FoundPage = { remote: RunningRemote; page: RemotePage }

/** Finds who shows a path, by the rules of the browser's router: case and a final slash do not count. */
export function pageFinder(manifest: ReleaseManifest): (path: string) => FoundPage | null {
  const known = manifest.remotes.flatMap((remote) =>
    remote.pages.map((page) => ({ remote, page, pattern: toRegExp(page.path) })),
  )
  return (path) => known.find(({ pattern }) => pattern.test(path)) ?? null
}

function toRegExp(routerPath: string): RegExp {
  const segments = routerPath.split('/').filter(Boolean)
  const source = segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : RegExp.escape(segment)))
  return new RegExp(`^/${source.join('/')}/?$`, 'i')
}

type Page = {
  template: string
  manifest: ReleaseManifest
  found: FoundPage | null
  initialData: Record<string, unknown>
}

/**
 * The HTML of a page: the shell's template with the release manifest, the data of the first view, and links to all
 * files that it loads, so that the browser fetches them side by side. No inline script: data go as JSON.
 */
export function pageHtml({ template, manifest, found, initialData }: Page): string {
  return template
    .replace('<!--page-head-->', () => (found ? headLinks(found) : ''))
    .replace('<!--page-data-->', () => json('release-manifest', manifest) + json('initial-data', initialData))
}

function headLinks({ remote, page }: FoundPage): string {
  const styles = page.styles.map((file) => `<link rel="stylesheet" href="${remote.baseUrl}${file}" crossorigin>`)
  const scripts = page.scripts.map(
    (file) => `<link rel="modulepreload" href="${remote.baseUrl}${file}" fetchpriority="low" crossorigin>`,
  )
  return [...styles, ...scripts].join('')
}

// '<' is escaped: no text of the data can end the script element.
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
