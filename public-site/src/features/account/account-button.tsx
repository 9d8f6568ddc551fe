import { lazy, Suspense, useState } from 'react'
import type { User } from 'shared-api/contract'
import { Button, useShell } from 'shared-ui'
import { homeTexts } from '../../texts/home.ts'

// The popup is for few visitors: its code comes with the first click.
const AccountDialog = lazy(() => import('./account-dialog.tsx').then((module) => ({ default: module.AccountDialog })))

/** Opens the login popup; nobody is made to see it. Who is logged in, as far as the page knows, finds the account there. */
export function AccountButton({ onLogin }: { onLogin: (user: User) => void }) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const { user } = useShell().session
  const t = homeTexts()
  const close = () => setState('closed')
  return (
    <>
      <Button variant="default" size="lg" onClick={() => setState('open')}>
        {user ? t.account : t.login}
      </Button>
      {state !== 'unused' && (
        <Suspense>
          <AccountDialog
            opened={state === 'open'}
            onClose={close}
            onLogin={(user) => {
              close()
              onLogin(user)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
