import { fastifyCookie } from '@fastify/cookie'
import { DAY_MS } from 'shared-api/india'

/** How long a preview link works, in ms. */
const VALID_MS = 7 * DAY_MS

/** A release that its team looks at before visitors get it. */
export type Previewed = { part: string; version: string; baseUrl: string | null }

/** The token of a preview link: what it shows and until when, signed with PREVIEW_KEY. */
export const previewToken = (key: string, previewed: Previewed, now: number): string =>
  fastifyCookie.sign(Buffer.from(JSON.stringify({ ...previewed, until: now + VALID_MS })).toString('base64url'), key)

/** What a token shows; null if this key did not sign it, or its time is over. */
export function readPreviewToken(key: string | null, token: string, now: number): Previewed | null {
  const { valid, value } = key === null ? { valid: false, value: null } : fastifyCookie.unsign(token, key)
  if (!valid || value === null) return null
  const { until, ...previewed } = JSON.parse(`${Buffer.from(value, 'base64url')}`) as Previewed & { until: number }
  return now < until ? previewed : null
}
