import { MantineProvider } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { theme } from '../theme/theme.ts'

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

type Props = { children: ReactNode }

/** Theme, colour scheme and toasts around an application. */
export function LookProvider({ children }: Props) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {children}
      <IdleToasts />
    </MantineProvider>
  )
}

/** Toasts are nothing that the first view needs: their container comes when the browser is idle. */
function IdleToasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  if (!wanted) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}

/** Runs `task` once the browser has nothing better to do; returns what calls it off. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
