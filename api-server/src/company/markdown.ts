import { marked } from 'marked'
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
