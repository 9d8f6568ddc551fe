import type { ReactNode } from 'react'
import { Button, Group } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { Refusal } from './refusal.tsx'

type Props = {
  failure?: string | null
  /** The way out, and its word. */
  onCancel: () => void
  cancel?: string
  /** The button that does it. */
  children: ReactNode
}

/** The end of a question: why it could not be done, the way out, and the button that does it. */
export const QuestionFooter = ({ failure = null, onCancel, cancel = commonTexts().cancel, children }: Props) => (
  <>
    <Refusal text={failure} />
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
      {children}
    </Group>
  </>
)
