import { MantineProvider } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { theme } from '../theme/theme.ts'
import { toastsWanted } from './notify.tsx'

const loadToasts = () => import('./toasts.tsx')
const Toasts = lazy(() => loadToasts().then(({ Toasts }) => ({ default: Toasts })))

type Props = { children: ReactNode }

/** Theme, colour scheme and toasts around an application. */
export function LookProvider({ children }: Props) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      {children}
      <ToastsWhenWanted />
    </MantineProvider>
  )
}

/** The container of toasts comes with the first one; its code when the page is first touched, ready for an answer to it. */
function ToastsWhenWanted() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get, () => false)
  useEffect(() => whenTouched(() => void loadToasts().catch(() => null)), [])
  if (!wanted) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}

/** Runs `task` after the first press or key has been answered; returns what calls it off. */
function whenTouched(task: () => void): () => void {
  const controller = new AbortController()
  // Safari has no idle callbacks.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  const touched = () => {
    controller.abort()
    whenIdle(task)
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, touched, { signal: controller.signal })
  return () => controller.abort()
}
