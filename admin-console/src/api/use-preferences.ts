import { getPreferences, putPreferences } from 'shared-api/client'
import { Preferences } from 'shared-api/contract'
import useSWR from 'swr'
import { client, staffCall } from './staff-call.ts'

const NONE = Preferences.parse({})

/** What the person at the desk has chosen, and a way to change a part of it, which throws as the client does. */
export function usePreferences() {
  // No reason to ask for a login: the page's own calls do.
  const query = useSWR('/api/v1/desk/preferences', async () => (await getPreferences(client)).preferences, {
    revalidateOnFocus: false,
  })
  const preferences = query.data ?? NONE
  const change = async (part: Partial<Preferences>) => {
    const { preferences: next } = await staffCall((client) => putPreferences(client, { ...preferences, ...part }))
    await query.mutate(next, { revalidate: false })
  }
  return { preferences, isKnown: query.data !== undefined, change }
}
