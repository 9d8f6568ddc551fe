import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from 'shared-api/india'

/** How long a preview link works, in ms. */
const VALID_MS = 7 * DAY_MS

/** A release that its team looks at before visitors get it. */
export type Previewed = { part: string; version: string; baseUrl: string | null }

const sign = (key: string, content: string) => createHmac('sha256', key).update(content).digest('base64url')

/** The token of a preview link: what it shows and until when, signed with PREVIEW_KEY. */
export function previewToken(key: string, previewed: Previewed, now: number): string {
  const content = Buffer.from(JSON.stringify({ ...previewed, until: now + VALID_MS })).toString('base64url')
  return `${content}.${sign(key, content)}`
}

/** What a token shows; null if this key did not sign it, or its time is over. */
export function readPreviewToken(key: string | null, token: string, now: number): Previewed | null {
  const [content = '', signature = ''] = token.split('.')
  if (key === null || !isSame(sign(key, content), signature)) return null
  const { until, ...previewed } = JSON.parse(Buffer.from(content, 'base64url').toString()) as Previewed & {
    until: number
  }
  return now < until ? previewed : null
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
