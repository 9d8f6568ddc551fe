import './toasts.css'
import { MantineThemeProvider } from '@mantine/core'
import { type NotificationData, Notifications, notifications, notificationsStore } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { NOTICE_MS, type Notice } from '../shell/shell-services.ts'

const COLOURS: Record<Notice['kind'], string> = { success: 'green', error: 'red', info: 'peacock' }

/** Puts a notice into the toast store; the `Toasts` container shows it. */
export function showToast({ kind, message }: Notice): void {
  notifications.show({
    message,
    color: COLOURS[kind],
    autoClose: NOTICE_MS,
    position: 'top-right',
    // `Spoken` announces a status, once.
    ...(kind === 'error' ? { role: 'alert' } : { role: 'status', 'aria-live': 'off' }),
    withCloseButton: true,
  })
}

/**
 * The toasts, at the top right. A popover of the top layer that is raised with each new toast, because an open <dialog>
 * covers anything else.
 */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let count = 0
    raise(element.current)
    return notificationsStore.subscribe(({ notifications: shown }) => {
      if (shown.length > count) raise(element.current)
      count = shown.length
    })
  }, [])
  return (
    <>
      <Spoken />
      <div ref={element} popover="manual" className="toasts">
        <MantineThemeProvider theme={named(closeLabel)}>
          <Notifications position="top-right" withinPortal={false} />
        </MantineThemeProvider>
      </div>
    </>
  )
}

/** The close button of each toast has only a sign. */
const named = (closeLabel: string) => ({
  components: { Notification: { defaultProps: { closeButtonProps: { 'aria-label': closeLabel } } } },
})

/**
 * The notices for screen readers. Few announce a status that appears with its text, so these go into an existing
 * region; alerts are announced when they appear.
 */
function Spoken() {
  const [shown, setShown] = useState<NotificationData[]>([])
  useEffect(() => {
    const take = ({ notifications: all }: { notifications: NotificationData[] }) =>
      setShown(all.filter(({ role }) => role === 'status'))
    take(notificationsStore.getState())
    return notificationsStore.subscribe(take)
  }, [])
  return (
    <div className="for-ears" aria-live="polite">
      {shown.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </div>
  )
}

/** Raises the popover above later ones. A browser without popovers shows it like other elements. */
function raise(element: HTMLDivElement | null) {
  if (!element?.showPopover) return
  if (element.matches(':popover-open')) element.hidePopover()
  element.showPopover()
}
