import { createClient } from 'shared-api/client'

/** The API on the page's own origin, one client for the whole site. */
export const api = createClient()
