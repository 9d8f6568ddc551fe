import { issueInvoice } from 'shared-api/client'
import { IssueInvoice } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { Alert, Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useSend } from '../../editing/use-send.ts'
import { useBill } from './use-bill.ts'

type Props = { bookingId: string; traveller: string; opened: boolean; onClose: () => void; onIssued: () => void }

/** Issues an invoice, to the traveller or to somebody else. */
export const InvoiceDialog = ({ opened, onClose, ...props }: Props) => (
  <DeskDialog opened={opened} onClose={onClose} title="Issue the invoice">
    <InvoiceForm {...props} onClose={onClose} />
  </DeskDialog>
)

type Values = { name: string; address: string; gstin: string }
const LABELS = { name: 'To', address: 'Address', gstin: 'GSTIN' }
const inputOf = ({ gstin, ...recipient }: Values) => ({ recipient: { ...recipient, ...(gstin ? { gstin } : {}) } })
const validate = validateWith(IssueInvoice.shape.recipient.unwrap(), LABELS)

function InvoiceForm({ bookingId, traveller, onClose, onIssued }: Omit<Props, 'opened'>) {
  const { notify } = useShell()
  const { data: bill } = useBill(bookingId, true)
  const form = useForm<Values>({
    initialValues: { name: traveller, address: '', gstin: '' },
    validate: (values) => validate(inputOf(plainTexts(values)).recipient),
    transformValues: plainTexts,
  })
  const { failure, submit } = useSend(
    form,
    LABELS,
    async (values) => {
      const { document } = await staffCall((client) => issueInvoice(client, bookingId, inputOf(values)))
      notify({ kind: 'success', message: `${document.number} is issued.` })
      onIssued()
      onClose()
    },
    changeProblemText,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          An invoice is never changed: check the price before. A credit note takes it back.
        </Text>
        {bill && !bill.made && (
          <Alert color="yellow" role="note">
            The final bill is not made: the invoice would have the quoted price.
          </Alert>
        )}
        <FormFailure failure={failure} errors={form.errors} />
        <TextInput label={LABELS.name} required {...form.getInputProps('name')} />
        <TextInput label={LABELS.address} {...form.getInputProps('address')} />
        <TextInput label={LABELS.gstin} description="Of a registered customer" {...form.getInputProps('gstin')} />
        <ActionButton type="submit" loading={form.submitting}>
          Issue
        </ActionButton>
      </Stack>
    </form>
  )
}
