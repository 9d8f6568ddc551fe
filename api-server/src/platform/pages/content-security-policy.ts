import type { FrontEnd } from '../releases/front-end.ts'

/**
 * The policy of a page: scripts only as files of this origin and of the origins of the remotes that run, and the one
 * import map whose hash is given. `others` are origins that this page needs besides, such as those of a payment provider. Styles may be inline: Mantine writes style attributes and one style element.
 */
export function contentSecurityPolicy({ remotes }: FrontEnd, mapHash: string, others: string[] = []): string {
  const foreign = remotes.filter(({ refused, baseUrl }) => !refused && URL.canParse(baseUrl))
  const ours = ["'self'", ...new Set(foreign.map(({ baseUrl }) => new URL(baseUrl).origin))].join(' ')
  const and = others.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    `script-src ${ours} ${mapHash}${and}`,
    `style-src ${ours} 'unsafe-inline'`,
    `connect-src ${ours}${and}`,
    `img-src 'self' data: blob:${and}`,
    `font-src ${ours}`,
    `frame-src https://www.openstreetmap.org${and}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
