import { useEffect, useRef } from 'react'
import { logout } from 'shared-api/client'
import { Container, Dialog, type SessionUser, Title, useLocation, useNavigate, useShell } from 'shared-ui'
import { client } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { LoginForm } from './login-form.tsx'
import { loginState } from './login-state.ts'
import { useStartInForm } from './start-in-form.ts'

/** The admin login popup (`specification §2`): closing it returns to the site, success goes to the cab table. */
export function LoginPopup() {
  const { session, notify } = useShell()
  const navigate = useNavigate()
  const { from, signOut } = loginState(useLocation().state)
  const content = useRef<HTMLDivElement>(null)
  useSignOut(signOut)
  useStartInForm(true, content)

  const enter = (user: SessionUser) => {
    session.accept(user)
    notify({ kind: 'success', message: 'Login successful!' })
    navigate(from ?? paths.cabs.href(), { replace: true })
  }

  return (
    <Container py="xl" mih="60vh">
      <title>Staff login</title>
      <meta name="description" content="Login for the staff of the desk." />
      <Title ta="center">Staff login</Title>
      <Dialog opened onClose={() => navigate('/')} title="WELCOME">
        <div ref={content}>
          <LoginForm onLogin={enter} />
        </div>
      </Dialog>
    </Container>
  )
}

/** Signs out on arrival, so that a page with unsaved changes could ask before it was left. */
function useSignOut(signOut: boolean) {
  const { session, notify } = useShell()
  const navigate = useNavigate()
  useEffect(() => {
    if (!signOut) return
    logout(client).then(
      () => {
        session.accept(null)
        navigate(paths.login.href(), { replace: true })
      },
      () => notify({ kind: 'error', message: 'Signing out failed: the server can’t be reached.' }),
    )
  }, [signOut])
}
