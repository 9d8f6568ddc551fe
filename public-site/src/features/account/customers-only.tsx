import { type ReactNode, useEffect, useState } from 'react'
import { type SessionUser, Stack, Text, Title, useShell } from 'shared-ui'
import { Loaded } from '../../components/loaded.tsx'
import { serverSaid } from '../../lib/server-said.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { myTripsTexts } from '../../texts/my-trips.ts'
import { AccountButton } from './account-button.tsx'
import { useLoggedIn } from './use-logged-in.ts'

/** Shows its children to a customer who is logged in; to others the way to the login. */
export function CustomersOnly({ children }: { children: (customer: SessionUser) => ReactNode }) {
  const { user, load } = useShell().session
  const [failed, setFailed] = useState(false)
  const hydrated = useHydrated()
  const ask = () => {
    setFailed(false)
    load().catch(() => setFailed(true))
  }
  // A page that came without a session needs no question.
  const hadSession = serverSaid('session') !== undefined
  useEffect(() => {
    if (hadSession) ask()
  }, [])
  const isKnown = user !== undefined || (hydrated && !hadSession)
  return (
    <Loaded
      query={{ data: isKnown ? { user: user ?? null } : undefined, failed, retry: ask }}
      what={myTripsTexts().what}
    >
      {({ user }) => (user?.role === 'customer' ? children(user) : <LoginFirst user={user} />)}
    </Loaded>
  )
}

function LoginFirst({ user }: { user: SessionUser | null }) {
  const onLogin = useLoggedIn()
  const t = myTripsTexts()
  return (
    <Stack align="flex-start">
      <Title order={2} size="h3">
        {t.login.title}
      </Title>
      <Text>{user ? t.staff : t.login.text}</Text>
      <AccountButton onLogin={onLogin} />
    </Stack>
  )
}
