import type { ReactNode } from 'react'
import { Alert, useShell } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'

/** Whether an owner is logged in. A server of a release without roles does not say. */
export const useIsOwner = () => useShell().session.user?.staffRole !== 'clerk'

/** Shows its children to owners and refers clerks to one. For convenience: the server checks each call. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  if (useIsOwner()) return children
  const { title, text } = commonTexts().ownersOnly
  return <Alert title={title}>{text}</Alert>
}
