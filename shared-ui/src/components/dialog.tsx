import { CloseButton, Group, Title } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from './dialog.module.css'

type Props = {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The close button's name; null leaves it out. */
  closeLabel?: string | null
}

/** A modal <dialog>: focus stays inside; Escape and a click on the backdrop close it. */
export function Dialog({ opened, onClose, title, children, closeLabel = 'Close' }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (opened) element.current?.showModal()
    else element.current?.close()
  }, [opened])

  return (
    <dialog
      ref={element}
      className={classes.dialog}
      aria-labelledby={titleId}
      // The event comes late: the dialog may have been opened again since.
      onClose={() => !element.current?.open && onClose()}
      // The second press of a double click is on the button that opened it, now under the backdrop.
      onMouseDown={(event) => event.detail < 2 && event.target === element.current && element.current.close()}
    >
      {opened && (
        <div className={classes.body}>
          <Group justify="space-between" wrap="nowrap" mb="md">
            <Title order={2} size="h3" id={titleId}>
              {title}
            </Title>
            {closeLabel && <CloseButton aria-label={closeLabel} onClick={() => element.current?.close()} />}
          </Group>
          {children}
        </div>
      )}
    </dialog>
  )
}
