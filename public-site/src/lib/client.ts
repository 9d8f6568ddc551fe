import { type Client, createClient } from 'shared-api/client'
import { pageLanguage } from '../texts/page.ts'

let client: Client | null = null

/** The API on the page's own origin, one client for the whole site. It is made with the first call: the page's language is settled by then. */
export function api(): Client {
  client ??= createClient({ language: pageLanguage() })
  return client
}
