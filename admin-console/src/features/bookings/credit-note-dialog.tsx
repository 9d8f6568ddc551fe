import { issueCreditNote } from 'shared-api/client'
import { IssueCreditNote } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useSend } from '../../editing/use-send.ts'

/** `number` is the invoice to take back; null while nothing is asked. */
type Props = { number: string | null; onClose: () => void; onIssued: () => void }

/** Takes an invoice back by a credit note, with a reason. */
export const CreditNoteDialog = ({ number, ...props }: Props) => (
  <DeskDialog opened={number !== null} onClose={props.onClose} title={`Take back ${number ?? ''}`}>
    {number && <ReasonForm number={number} {...props} />}
  </DeskDialog>
)

const LABELS = { reason: 'Reason' }

function ReasonForm({ number, onClose, onIssued }: Props & { number: string }) {
  const { notify } = useShell()
  const form = useForm({
    initialValues: { reason: '' },
    validate: validateWith(IssueCreditNote, LABELS),
    transformValues: plainTexts,
  })
  const { failure, submit } = useSend(
    form,
    LABELS,
    async ({ reason }) => {
      const { document } = await staffCall((client) => issueCreditNote(client, number, reason))
      notify({ kind: 'success', message: `${document.number} takes ${number} back.` })
      onIssued()
      onClose()
    },
    changeProblemText,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          The whole invoice is taken back. Another can be issued then.
        </Text>
        <FormFailure failure={failure} errors={form.errors} />
        <TextInput label={LABELS.reason} required {...form.getInputProps('reason')} />
        <ActionButton type="submit" color="red" loading={form.submitting}>
          Take it back
        </ActionButton>
      </Stack>
    </form>
  )
}
