import type { ComponentType } from 'react'
import { NOTICE_MS, type Notice } from '../shell/shell-services.ts'

let container: ComponentType<{ closeLabel: string }> | null = null
const waiting: Notice[] = []
/** Notices that are still shown, the newest last. */
export const recentNotices: Notice[] = []
const listeners = new Set<() => void>()

/** The container of toasts, null until the first one is shown; as a store. */
export const toastContainer = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => container,
}

/** Loads the toasts' code; null if that fails, as offline. The next call tries again. */
export const loadToasts = () => import('./toasts.tsx').catch(() => null)

/**
 * Shows a notice at the top right for `NOTICE_MS`. The toast's code is loaded with the first one;
 * notices that it does not come for are shown with the next one that it comes for.
 */
export function notify(notice: Notice): void {
  waiting.push(notice)
  recentNotices.push(notice)
  setTimeout(() => recentNotices.shift(), NOTICE_MS)
  void loadToasts().then((toasts) => {
    if (!toasts) return
    container = toasts.Toasts
    for (const listener of listeners) listener()
    waiting.splice(0).forEach(toasts.showToast)
  })
}
