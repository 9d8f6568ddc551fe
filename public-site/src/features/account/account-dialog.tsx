import { useEffect, useRef, useState } from 'react'
import type { User } from 'shared-api/contract'
import { Dialog, useShell } from 'shared-ui'
import { accountTexts } from '../../texts/account.ts'
import { commonTexts } from '../../texts/common.ts'
import { homeTexts } from '../../texts/home.ts'
import { AskedSession } from './asked-session.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

type Props = {
  opened: boolean
  /** What it shows at first. */
  first: 'login' | 'register'
  onClose: () => void
  onLogin: (user: User) => void
}

/**
 * The login popup of the home page, WELCOME, which switches to CREATE ACCOUNT and back (docs/product.md, Customer
 * accounts). A logged-in visitor logs out here.
 */
export function AccountDialog({ opened, first, onClose, onLogin }: Props) {
  const { user } = useShell().session
  const [view, setView] = useState(first)
  const [email, setEmail] = useState('')
  const t = accountTexts()
  const content = useRef<HTMLDivElement>(null)

  // Each view starts in its first field; the dialog itself would choose the close button.
  useEffect(() => {
    if (opened && view && !user) content.current?.querySelector('input')?.focus()
  }, [opened, view, user])

  const close = () => {
    setView('login')
    onClose()
  }
  const registered = (account: string) => {
    setEmail(account)
    setView('login')
  }
  const title = view === 'login' ? t.welcome : t.create
  return (
    <Dialog opened={opened} onClose={close} closeLabel={commonTexts().close} title={user ? homeTexts().account : title}>
      <div ref={content}>
        <AskedSession onLeave={close}>
          {view === 'login' ? (
            <LoginForm email={email} onLogin={onLogin} onRegister={() => setView('register')} />
          ) : (
            <RegisterForm onRegistered={registered} onBack={() => setView('login')} />
          )}
        </AskedSession>
      </div>
    </Dialog>
  )
}
