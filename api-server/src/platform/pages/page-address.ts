/** Paths of the API and of uploads answer with a problem document. */
const NO_PAGE = /^\/(api|uploads)\//

/**
 * The address that the router uses. Broken percent encoding would match no route, not even the not-found page, so its
 * percent signs are escaped.
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
