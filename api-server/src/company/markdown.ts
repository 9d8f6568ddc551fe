import { marked, type Token } from 'marked'
import sanitizeHtml from 'sanitize-html'

/** What a text may have; everything else is taken out, and scripts and styles with their content. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'del', 'code', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The page has the only h1.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
}

/** Markdown as HTML that is safe in a page. */
export const safeHtml = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown, { async: false, gfm: true }), ALLOWED).trim()

/** How deep quotes, lists and emphasis may be in one another. Thousands of levels take the whole stack. */
const MAX_LEVELS = 40

/** Whether a text is nested deeper than `safeHtml` takes. */
export function isTooDeep(markdown: string): boolean {
  try {
    return levelsOf(marked.lexer(markdown)) > MAX_LEVELS
  } catch (error) {
    if (error instanceof RangeError) return true
    throw error
  }
}

function levelsOf(tokens: readonly Token[]): number {
  const inner = tokens.map((token) => [
    ...('tokens' in token && token.tokens ? token.tokens : []),
    ...('items' in token && token.items ? token.items : []),
  ])
  return inner.reduce((most, some) => Math.max(most, some.length > 0 ? 1 + levelsOf(some) : 0), 0)
}
