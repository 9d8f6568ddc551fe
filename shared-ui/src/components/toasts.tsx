import './toasts.css'
import { notifications } from '@mantine/notifications'
import type { Notice } from '../shell/shell-services.ts'

export { Notifications as Toasts } from '@mantine/notifications'

const TOAST_MS = 5000
const COLOURS: Record<Notice['kind'], string> = { success: 'green', error: 'red', info: 'blue' }

/** Puts a notice into the toast store; the `Toasts` container shows it. */
export function showToast({ kind, message }: Notice): void {
  const role = kind === 'error' ? 'alert' : 'status'
  notifications.show({
    message,
    color: COLOURS[kind],
    autoClose: TOAST_MS,
    position: 'top-right',
    role,
    withCloseButton: true,
  })
}
