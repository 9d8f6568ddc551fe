import { type ReactNode, useEffect, useState } from 'react'
import { type SessionUser, useShell } from 'shared-ui'
import { Loaded } from '../../components/loaded.tsx'
import { StateMessage } from '../../components/state-message.tsx'
import { myTripsTexts } from '../../texts/my-trips.ts'
import { AccountButton } from './account-button.tsx'
import { useLoggedIn } from './use-logged-in.ts'

/** Shows its children to a customer who is logged in; to others the way to the login. */
export function CustomersOnly({ children }: { children: (customer: SessionUser) => ReactNode }) {
  const { user, load } = useShell().session
  const [failed, setFailed] = useState(false)
  const ask = () => {
    setFailed(false)
    load().catch(() => setFailed(true))
  }
  useEffect(ask, [])
  return (
    <Loaded query={{ data: user === undefined ? undefined : { user }, failed, retry: ask }} what={myTripsTexts().what}>
      {({ user }) => (user?.role === 'customer' ? children(user) : <LoginFirst user={user} />)}
    </Loaded>
  )
}

function LoginFirst({ user }: { user: SessionUser | null }) {
  const onLogin = useLoggedIn()
  const t = myTripsTexts()
  return (
    <StateMessage title={t.login.title} actions={<AccountButton onLogin={onLogin} />}>
      {user ? t.staff : t.login.text}
    </StateMessage>
  )
}
