import { useRef } from 'react'
import { Dialog, Stack, Text, useShell } from 'shared-ui'
import { useLoginGate } from '../../api/login-gate.ts'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { LoginForm } from './login-form.tsx'

/** Comes over the page when the session has ended; after the login the waiting call goes on. */
export function LoginAgain() {
  const { session } = useShell()
  const asking = useLoginGate((gate) => gate.asking)
  const answer = useLoginGate((gate) => gate.answer)
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(asking, content)

  return (
    <Dialog opened={asking} onClose={() => answer(false)} title="Your session has ended">
      <Stack ref={content}>
        <Text>Log in again to continue. Your input is still here.</Text>
        <LoginForm
          email={session.user?.email}
          onLogin={(user) => {
            session.accept(user)
            answer(true)
          }}
        />
      </Stack>
    </Dialog>
  )
}
