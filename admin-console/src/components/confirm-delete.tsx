import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Stack, Text, useShell } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { ActionButton } from './action-button.tsx'
import { DeskDialog } from './desk-dialog.tsx'
import { QuestionFooter } from './question-footer.tsx'

type Props = {
  /** What would be deleted; undefined while nothing is. */
  name: string | undefined
  /** What becomes of what points to it. */
  consequence: string
  /** What hangs on it. */
  children?: ReactNode
  /** Whether it has to stay, for a reason that `children` say. */
  refused?: boolean
  /** Closes the question: it was cancelled, or is done. */
  onClose: () => void
  /** Deletes; gives why it failed, or null. */
  onDelete: () => Promise<string | null>
  /** Removes it from the page. */
  onDeleted: () => void
}

/**
 * Asks before something is deleted (docs/product.md, Deleting). It closes when that is cancelled
 * or done; what failed is said here, and can be tried again.
 */
export const ConfirmDelete = ({ name, ...question }: Props) => (
  <DeskDialog opened={name !== undefined} onClose={question.onClose} title={commonTexts().delete.title}>
    <Question name={name} {...question} />
  </DeskDialog>
)

function Question({ name, consequence, children, refused, onClose, onDelete, onDeleted }: Props) {
  const { notify } = useShell()
  const texts = commonTexts()
  const stillAsked = useStillThere()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const remove = async () => {
    setBusy(true)
    setFailure(null)
    const failed = await onDelete()
    if (failed === null) {
      if (stillAsked.current) onClose()
      onDeleted()
      return requestAnimationFrame(toContent)
    }
    if (!stillAsked.current) return notify({ kind: 'error', message: failed })
    setBusy(false)
    setFailure(failed)
  }

  return (
    <Stack>
      <Text fw={600}>{name}</Text>
      <Text>{texts.delete.question}</Text>
      <Text size="sm" c="dimmed">
        {consequence}
      </Text>
      {children}
      <QuestionFooter failure={failure} onCancel={onClose}>
        <ActionButton color="red" loading={busy} disabled={refused} onClick={remove}>
          {texts.delete.button}
        </ActionButton>
      </QuestionFooter>
    </Stack>
  )
}

/** The button that opened the dialog is gone; focus the page's content instead of the top. */
export function toContent() {
  if (document.activeElement === document.body) document.querySelector('main')?.focus()
}

/** Whether the component is still mounted: a dialog closed since must not close the next one. */
function useStillThere() {
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])
  return there
}
