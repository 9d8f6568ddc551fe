import { useRef } from 'react'
import { getPreferences } from 'shared-api/client'
import { Button, Container, Link, type SessionUser, Title, useLocation, useNavigate, useShell } from 'shared-ui'
import { client } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { paths } from '../../config/paths.ts'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { sessionTexts } from '../../texts/session.ts'
import { LoginForm } from './login-form.tsx'
import { loginState } from './login-state.ts'
import { SigningOut } from './signing-out.tsx'

/** Where this person's desk starts; the cabs if that cannot be read. */
const startOf = (): Promise<string> =>
  getPreferences(client).then(
    ({ preferences }) => preferences.start,
    () => paths.cabs.href(),
  )

/**
 * The admin login popup (docs/product.md, Pages of the desk): closing it returns to the site, success goes to the cab table, or where
 * the person chose. Visitors make their account on the home page. */
export function LoginPopup() {
  const { session, notify } = useShell()
  const navigate = useNavigate()
  const texts = sessionTexts().login
  const { from, signOut } = loginState(useLocation().state)
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(!signOut, content)

  const enter = async (user: SessionUser) => {
    const to = from ?? (await startOf())
    session.accept(user)
    notify({ kind: 'success', message: texts.done })
    navigate(to, { replace: true })
  }

  return (
    <Container py="xl" mih="60vh">
      <title>{texts.title}</title>
      <meta name="description" content={texts.description} />
      <Title ta="center">{texts.title}</Title>
      <DeskDialog opened onClose={() => navigate('/')} title={texts.welcome}>
        <div ref={content}>{signOut ? <SigningOut /> : <LoginForm onLogin={enter} />}</div>
        {!signOut && (
          <Button variant="subtle" fullWidth mt="sm" component={Link} to="/?account=create">
            {texts.createAccount}
          </Button>
        )}
      </DeskDialog>
    </Container>
  )
}
