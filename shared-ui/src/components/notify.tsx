import type { Notice } from '../shell/shell-services.ts'

/** Shows a notice at the top right for 5000 ms (`specification §9`). The toast's code is loaded with the first one. */
export function notify(notice: Notice): void {
  void import('./toasts.tsx').then(({ showToast }) => showToast(notice))
}
