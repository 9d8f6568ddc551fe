import { MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { theme } from '../theme/theme.ts'
import { loadToasts, toastContainer } from './notify.ts'
import { whenTouched } from './when-idle.ts'

type Props = {
  children: ReactNode
  /** Names the button that closes a toast. */
  closeLabel?: string
}

/** Theme, colour scheme and toasts around an application. */
export function LookProvider({ children, closeLabel = 'Close' }: Props) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {children}
      <ToastsWhenWanted closeLabel={closeLabel} />
    </MantineProvider>
  )
}

/** The container of toasts comes with the first one; its code when the page is first touched, for an answer to it. */
function ToastsWhenWanted({ closeLabel }: { closeLabel: string }) {
  const Toasts = useSyncExternalStore(toastContainer.subscribe, toastContainer.get, () => null)
  useEffect(() => whenTouched(() => void loadToasts()), [])
  return Toasts && <Toasts closeLabel={closeLabel} />
}
