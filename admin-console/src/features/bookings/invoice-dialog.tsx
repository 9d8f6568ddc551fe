import { getCompany, issueInvoice } from 'shared-api/client'
import { type Company, IssueInvoice, isCompany, plainCode } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { Alert, Checkbox, Text, TextInput, useForm, useShell } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { SendForm } from '../../editing/send-form.tsx'
import { useSend } from '../../editing/use-send.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { useBill } from './use-bill.ts'

type Props = {
  bookingId: string
  recipient: Pick<Values, 'name' | 'gstin'>
  opened: boolean
  onClose: () => void
  onIssued: () => void
}

/** Issues an invoice, to the booking's company or traveller or to somebody else. */
export const InvoiceDialog = ({ opened, onClose, ...props }: Props) => (
  <DeskDialog opened={opened} onClose={onClose} title={bookingMoneyTexts().documents.issue}>
    <InvoiceForm {...props} onClose={onClose} />
  </DeskDialog>
)

/** `reverseCharge` is null until the desk has chosen. */
type Values = { name: string; address: string; gstin: string; reverseCharge: boolean | null }
const inputOf = ({ gstin, reverseCharge, ...recipient }: Values, proposed: boolean) => ({
  recipient: { ...recipient, ...(gstin && { gstin, reverseCharge: reverseCharge ?? proposed }) },
})
const Recipient = IssueInvoice.shape.recipient.unwrap()

function InvoiceForm({ bookingId, recipient, onClose, onIssued }: Omit<Props, 'opened'>) {
  const { notify } = useShell()
  const texts = bookingMoneyTexts().documents
  const labels = texts.fields
  const { data: bill } = useBill(bookingId, true)
  const { data: company } = useSWR<Company>('/api/v1/company', () => staffCall(getCompany))
  const mayReverse = company?.gst?.supplier !== undefined && company.gst.supplier !== 'company'
  const isProposed = ({ gstin }: Values) => mayReverse && isCompany(plainCode(gstin))
  const form = useForm<Values>({
    initialValues: { ...recipient, address: '', reverseCharge: null },
    validate: (values) => validateWith(Recipient, labels)(inputOf(plainTexts(values), isProposed(values)).recipient),
    transformValues: plainTexts,
  })
  const sending = useSend(form, labels, async (values) => {
    const { document } = await staffCall((client) =>
      issueInvoice(client, bookingId, inputOf(values, isProposed(values))),
    )
    notify({ kind: 'success', message: texts.issued({ number: document.number }) })
    onIssued()
    onClose()
  })
  return (
    <SendForm {...sending} button={texts.issueButton}>
      <Text size="sm" c="dimmed">
        {texts.issueHint}
      </Text>
      {bill && !bill.made && (
        <Alert color="yellow" role="note">
          {texts.noBill}
        </Alert>
      )}
      <TextInput label={labels.name} required {...form.getInputProps('name')} />
      <TextInput label={labels.address} {...form.getInputProps('address')} />
      <TextInput label={labels.gstin} description={texts.gstinHint} {...form.getInputProps('gstin')} />
      {mayReverse && form.values.gstin.trim() !== '' && (
        <Checkbox
          label={labels.reverseCharge}
          description={texts.reverseChargeHint}
          checked={form.values.reverseCharge ?? isProposed(form.values)}
          onChange={({ currentTarget }) => form.setFieldValue('reverseCharge', currentTarget.checked)}
        />
      )}
    </SendForm>
  )
}
