import { useRef, useState } from 'react'
import { type SessionUser, Stack, Text, useShell } from 'shared-ui'
import { useLoginGate } from '../../api/login-gate.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { sessionTexts } from '../../texts/session.ts'
import { FirstPasswordForm } from './first-password.tsx'
import { LoginForm } from './login-form.tsx'

/** Comes over the page when the session has ended; after the login the waiting call goes on. */
export function LoginAgain() {
  const { session } = useShell()
  const texts = sessionTexts().again
  const asking = useLoginGate((gate) => gate.asking)
  const answer = useLoginGate((gate) => gate.answer)
  const content = useRef<HTMLDivElement>(null)
  // Kept from the page, which would give way to the form for a new password and lose its input.
  const [first, setFirst] = useState<SessionUser | null>(null)
  useStartInForm(asking, content)

  const enter = (user: SessionUser) => {
    if (user.mustChangePassword) return setFirst(user)
    setFirst(null)
    session.accept(user)
    answer(true)
  }
  const close = () => {
    setFirst(null)
    answer(false)
  }

  return (
    <DeskDialog opened={asking} onClose={close} title={texts.title}>
      <Stack ref={content}>
        <Text>{texts.text}</Text>
        {first ? (
          <FirstPasswordForm onChanged={() => enter({ ...first, mustChangePassword: false })} />
        ) : (
          <LoginForm email={session.user?.email} onLogin={enter} />
        )}
      </Stack>
    </DeskDialog>
  )
}
