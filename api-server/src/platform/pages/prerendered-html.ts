/** The parts of a page: the shell's page without content, the rendered HTML, the page's styles. */
type Pieces = {
  /** The page without content. */
  plain: string
  /** The router pattern of the page. */
  pattern: string
  html: string
  /** Stylesheets of the first view by address, the shell's and the remote's. */
  styles: Record<string, string>
  /** Addresses of fonts of the first view. */
  fonts: string[]
}

/** What React puts before the content because it belongs into the head. */
const HOISTED = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s
const MODULES = /\s*<link rel="modulepreload"[^>]*>|\s*<script type="module"[^>]*><\/script>/g

/**
 * The page with its content. The styles of the first view are inline, so that no stylesheet delays it; their links are
 * disabled, so that the code that would load them finds them. Scripts come last.
 */
export function prerenderedHtml({ plain, pattern, html, styles, fonts }: Pieces): string {
  const hoisted = HOISTED.exec(html)?.[0] ?? ''
  const modules = (plain.match(MODULES) ?? []).toSorted(shellFirst).map(atLowPriority).join('')
  const links = Object.keys(styles).map((href) => `<link rel="stylesheet" href="${href}" crossorigin disabled>`)
  const head = [
    hoisted,
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    `<style>${Object.values(styles).join('\n')}</style>`,
    ...links,
    modules,
  ].join('')
  return withoutLinks(plain, Object.keys(styles))
    .replace(MODULES, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('<html', '<html data-mantine-color-scheme="light"')
    .replace('<div id="root"><!--page-content--></div>', () => rootWith(pattern, html.slice(hoisted.length)))
}

// Over HTTP/1.1 six at a time are fetched: the shell's, the largest of all, must not wait for the second turn.
const shellFirst = (one: string, other: string) => rank(one) - rank(other)
const rank = (tag: string) => (tag.includes('"/assets/') ? 0 : 1)

const rootWith = (pattern: string, content: string) => `<div id="root" data-page="${pattern}">${content}</div>`

const atLowPriority = (tag: string) =>
  tag.includes('fetchpriority') ? tag : tag.replace(/^(\s*<\w+)/, '$1 fetchpriority="low"')

function withoutLinks(plain: string, hrefs: string[]): string {
  return plain.replace(/\s*<link rel="(?:stylesheet|preload)"[^>]*>/g, (link) =>
    hrefs.some((href) => link.includes(`href="${href}"`)) ? '' : link,
  )
}
