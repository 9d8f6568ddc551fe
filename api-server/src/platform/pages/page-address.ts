/** A path of the API or of an upload: what cannot be read there is told as a problem. */
const NO_PAGE = /^\/(api|uploads)\//

/**
 * The address by which a request finds its route. One with broken percent code would find none, not even the page that
 * says so to a visitor: its signs stand for themselves then, and fit no page.
 */
export function pageAddress({ url = '/' }: { url?: string }): string {
  // Nearly all have none, and every request comes by here.
  if (!url.includes('%')) return url
  const [path = ''] = /^[^?#]*/.exec(url) ?? []
  if (NO_PAGE.test(path) || isReadable(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
