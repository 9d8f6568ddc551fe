import { type ReactNode, useRef } from 'react'
import type { StaffMember } from 'shared-api/contract'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'

type Props = {
  /** Null while the dialog is closed. */
  member: StaffMember | null
  title: string
  onClose: () => void
  children: (member: StaffMember) => ReactNode
}

/** A dialog with a form about a colleague. */
export function MemberDialog({ member, title, onClose, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(member !== null, content)
  return (
    <DeskDialog opened={member !== null} onClose={onClose} title={title}>
      <div ref={content}>{member && children(member)}</div>
    </DeskDialog>
  )
}
