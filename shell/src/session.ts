import type { SessionUser } from 'shared-ui'
import { pageLanguage } from './texts/index.ts'

/** Reads the current user. Its code loads when the first page asks: most visitors never log in. */
export async function fetchUser(): Promise<SessionUser | null> {
  const { createClient, getMe } = await import('shared-api/client')
  const { user } = await getMe(createClient({ language: pageLanguage() }))
  return user
}
