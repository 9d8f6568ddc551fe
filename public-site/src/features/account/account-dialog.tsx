import { useEffect, useRef, useState } from 'react'
import type { User } from 'shared-api/contract'
import { Dialog } from 'shared-ui'
import { accountTexts } from '../../texts/account.ts'
import { commonTexts } from '../../texts/common.ts'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

type Props = {
  opened: boolean
  onClose: () => void
  onLogin: (user: User) => void
}

/** The login popup of the home page, WELCOME, which turns into CREATE ACCOUNT and back (`specification §2`). */
export function AccountDialog({ opened, onClose, onLogin }: Props) {
  const [view, setView] = useState<'login' | 'register'>('login')
  const [email, setEmail] = useState('')
  const t = accountTexts()
  const content = useRef<HTMLDivElement>(null)

  // Each view starts in its first field; the dialog itself would choose the close button.
  useEffect(() => {
    if (opened && view) content.current?.querySelector('input')?.focus()
  }, [opened, view])

  const close = () => {
    setView('login')
    onClose()
  }
  const registered = (account: string) => {
    setEmail(account)
    setView('login')
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      closeLabel={commonTexts().close}
      title={view === 'login' ? t.welcome : t.create}
    >
      <div ref={content}>
        {view === 'login' ? (
          <LoginForm email={email} onLogin={onLogin} onRegister={() => setView('register')} />
        ) : (
          <RegisterForm onRegistered={registered} onBack={() => setView('login')} />
        )}
      </div>
    </Dialog>
  )
}
