/** A link of a chat with a message filled in. */
export function withText(href: string, text: string): string {
  const url = new URL(href)
  url.searchParams.set('text', text)
  return url.href
}
