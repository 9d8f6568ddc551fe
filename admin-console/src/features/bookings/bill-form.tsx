import { billCorrections } from 'shared-api/bookings'
import { putBill } from 'shared-api/client'
import { type Bill, BillInput } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button, Checkbox, Text, TextInput, useForm, useShell } from 'shared-ui'
import useSWR from 'swr'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { SendForm } from '../../editing/send-form.tsx'
import { useSend } from '../../editing/use-send.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { type BillValues, billInputOf, billValuesOf, validateBill } from './bill-values.ts'
import { DriveFields } from './drive-fields.tsx'
import { PriceRows } from './price-rows.tsx'
import { rowsOf } from './price-values.ts'
import { QuotedActual } from './quoted-actual.tsx'

type Props = { bookingId: string; bill: Bill; etag: string | null; onMade: (bill: Bill) => void }

/** What the bill is made of, as the driver reported it or as the desk corrects it, with the bill that comes of it. */
export function BillForm({ bookingId, bill, etag, onMade }: Props) {
  const { notify } = useShell()
  const texts = bookingMoneyTexts()
  const labels = texts.bill.fields
  const form = useForm<BillValues>({
    initialValues: billValuesOf(bill),
    validate: (values) => validateBill(values, bill),
  })
  const sending = useSend(form, labels, async (values) => {
    const { reply } = await staffCall((client) => putBill(client, bookingId, billInputOf(values), { ifMatch: etag }))
    notify({ kind: 'success', message: texts.bill.done })
    onMade(reply.bill)
  })
  const { lines, measured } = form.values
  const isCorrected = billCorrections(bill, billInputOf(form.values)).length > 0
  return (
    <SendForm {...sending} button={texts.bill.button}>
      <Checkbox
        label={labels.measured}
        description={texts.bill.measuredHint}
        {...form.getInputProps('measured', { type: 'checkbox' })}
      />
      {measured && <DriveFields form={form} reported={bill.reported} />}
      <PriceRows
        form={form}
        more={() => (
          <AddCosts bill={bill} lines={lines} onAdd={(rows) => form.setFieldValue('lines', [...lines, ...rows])} />
        )}
      />
      <Preview bookingId={bookingId} values={form.values} />
      {isCorrected && (
        <TextInput
          label={labels.why}
          description={texts.bill.whyHint}
          maxLength={200}
          autoComplete="off"
          required
          {...form.getInputProps('why')}
        />
      )}
    </SendForm>
  )
}

type AddCostsProps = {
  bill: Bill
  lines: BillValues['lines']
  onAdd: (rows: BillValues['lines']) => void
}

/** Adds what the driver paid on the way, where the bill does not have it: an agreed price may include it. */
function AddCosts({ bill, lines, onAdd }: AddCostsProps) {
  const missing = bill.reported.lines.filter(
    ({ code }) => !lines.some((row) => row.code === code && row.basis === 'actual'),
  )
  if (missing.length === 0) return null
  const sum = missing.reduce((total, { amount }) => total + amount, 0)
  return (
    <Button size="sm" variant="default" onClick={() => onAdd(rowsOf(missing))}>
      {bookingMoneyTexts().bill.addCosts({ sum: rupeesText(sum) })}
    </Button>
  )
}

/** The bill as it would be, while what is typed can be priced. */
function Preview({ bookingId, values }: { bookingId: string; values: BillValues }) {
  const { data: input } = BillInput.safeParse({ ...billInputOf(values), why: '' })
  const { data, error } = useSWR(
    input ? `/api/v1/bookings/${bookingId}/bill?pretend=1 ${JSON.stringify(input)}` : null,
    async () => (input ? staffCall((client) => putBill(client, bookingId, input, { pretend: true })) : null),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  if (error !== undefined) return <Text c="red">{changeProblemText(error)}</Text>
  return data ? <QuotedActual bill={data.reply.bill} /> : null
}
