import type { ReleaseManifest } from 'shared-api/contract'

/**
 * The policy of a page: scripts only as files of this origin and of the remotes' origins that the release names. Styles
 * may be inline: Mantine writes style attributes and one style element.
 */
export function contentSecurityPolicy(manifest: ReleaseManifest): string {
  const origins = manifest.remotes.flatMap(({ baseUrl }) => (URL.canParse(baseUrl) ? [new URL(baseUrl).origin] : []))
  const ours = ["'self'", ...new Set(origins)].join(' ')
  return [
    "default-src 'self'",
    `script-src ${ours}`,
    `style-src ${ours} 'unsafe-inline'`,
    `connect-src ${ours}`,
    "img-src 'self' data: blob:",
    `font-src ${ours}`,
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
