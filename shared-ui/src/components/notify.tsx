import type { Notice } from '../shell/shell-services.ts'

let wanted = false
const listeners = new Set<() => void>()

/** Whether a toast was ever asked for; as a store, for the container. */
export const toastsWanted = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => wanted,
}

/** Shows a notice at the top right for 5000 ms (`specification §9`). The toast's code is loaded with the first one. */
export function notify(notice: Notice): void {
  wanted = true
  for (const listener of listeners) listener()
  void import('./toasts.tsx').then(({ showToast }) => showToast(notice))
}
