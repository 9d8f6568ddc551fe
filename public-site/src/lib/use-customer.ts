import { useEffect } from 'react'
import { type SessionUser, useShell } from 'shared-ui'
import { serverSaid } from './server-said.ts'

/** The customer who is logged in, or null. The server is asked only if the page came with a session. */
export function useCustomer(): SessionUser | null {
  const { user, load } = useShell().session
  useEffect(() => {
    if (serverSaid('session')) load().catch(() => null)
  }, [load])
  return user?.role === 'customer' ? user : null
}
