import { lazy, Suspense, useEffect, useState } from 'react'
import type { User } from 'shared-api/contract'
import { Button, useLocation, useSearchParams, useShell } from 'shared-ui'
import { serverSaid } from '../../lib/server-said.ts'
import { homeTexts } from '../../texts/home.ts'
import { withWords } from '../../texts/page.ts'

// The popup is for few visitors: its code comes with the first click.
const lazyDialog = () =>
  lazy(async () => ({ default: (await withWords(import('./account-dialog.tsx'))).AccountDialog }))

/** Opens the login popup, where a logged-in visitor finds the account. A link of the navigation opens it at once, and that of /login to create one. */
export function AccountButton({ onLogin }: { onLogin: (user: User) => void }) {
  // In state: a lazy component keeps its failure, so each mount needs a new one.
  const [AccountDialog] = useState(lazyDialog)
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const { user, load } = useShell().session
  const [query] = useSearchParams()
  const asked = query.get('account')
  const { key } = useLocation()
  useEffect(() => {
    if (key && asked) setState('open')
  }, [asked, key])
  // Who logged in before finds the account again. For all others nothing is asked; where it fails, the popup asks again.
  useEffect(() => {
    if (serverSaid('session')) load().catch(() => null)
  }, [load])
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
            first={asked === 'create' ? 'register' : 'login'}
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
