import { putBill } from 'shared-api/client'
import { type Bill, BillInput } from 'shared-api/contract'
import { Button, Checkbox, Group, SimpleGrid, Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import useSWR from 'swr'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { useSend } from '../../editing/use-send.ts'
import { PriceRow } from './price-row.tsx'
import { bodyOf, newRow, type PriceRow as Row, rowOf } from './price-values.ts'
import { QuotedActual } from './quoted-actual.tsx'

type Props = { bookingId: string; bill: Bill; etag: string | null; onMade: (bill: Bill) => void }

type Values = { measured: boolean; km: string; start: string; end: string; waitingMinutes: string; lines: Row[] }

const LABELS = {
  ...{ measured: 'By what was driven', km: 'Km driven', start: 'Start', end: 'End' },
  ...{ waitingMinutes: 'Minutes of waiting', code: 'What', amount: 'Amount', taxable: 'Taxed', note: 'Why' },
}

const valuesOf = ({ input }: Bill): Values => ({
  ...{ measured: input.measured, start: input.start, end: input.end },
  ...{ km: String(input.km), waitingMinutes: String(input.waitingMinutes) },
  lines: input.lines.flatMap(rowOf),
})

const inputOf = ({ km, waitingMinutes, lines, ...rest }: Values) => ({
  ...rest,
  ...{ km: typedNumber(km), waitingMinutes: typedNumber(waitingMinutes || '0') },
  lines: bodyOf({ lines }).lines,
})

const validate = validateWith(BillInput, LABELS)

/** What the bill is made of, as the driver reported it or as the desk corrects it, with the bill that comes of it. */
export function BillForm({ bookingId, bill, etag, onMade }: Props) {
  const { notify } = useShell()
  const form = useForm<Values>({ initialValues: valuesOf(bill), validate: (values) => validate(inputOf(values)) })
  const { failure, submit } = useSend(
    form,
    LABELS,
    async (values) => {
      const options = { ifMatch: etag }
      const { reply } = await staffCall((client) => putBill(client, bookingId, inputOf(values), options))
      notify({ kind: 'success', message: 'The final bill is made.' })
      onMade(reply.bill)
    },
    changeProblemText,
  )
  const { lines, measured } = form.values
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Checkbox
          label={LABELS.measured}
          description="Else the quoted price stays, with the lines below"
          {...form.getInputProps('measured', { type: 'checkbox' })}
        />
        {measured && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'start' }}>
            <TextInput label={LABELS.km} inputMode="numeric" required {...form.getInputProps('km')} />
            <TextInput label={LABELS.waitingMinutes} inputMode="numeric" {...form.getInputProps('waitingMinutes')} />
            <TextInput type="datetime-local" label={LABELS.start} required {...form.getInputProps('start')} />
            <TextInput type="datetime-local" label={LABELS.end} required {...form.getInputProps('end')} />
          </SimpleGrid>
        )}
        {lines.map((row, at) => (
          <PriceRow key={row.key} form={form} at={at} onRemove={() => form.removeListItem('lines', at)} />
        ))}
        <Group>
          <Button size="sm" variant="default" onClick={() => form.insertListItem('lines', newRow())}>
            Add a line
          </Button>
        </Group>
        <Preview bookingId={bookingId} values={form.values} />
        <FormFailure failure={failure} errors={form.errors} />
        <ActionButton type="submit" loading={form.submitting}>
          Make the bill
        </ActionButton>
      </Stack>
    </form>
  )
}

/** The bill as it would be, while what is typed can be priced. */
function Preview({ bookingId, values }: { bookingId: string; values: Values }) {
  const { data: input } = BillInput.safeParse(inputOf(values))
  const { data, error } = useSWR(
    input ? `/api/v1/bookings/${bookingId}/bill?pretend=1 ${JSON.stringify(input)}` : null,
    async () => (input ? staffCall((client) => putBill(client, bookingId, input, { pretend: true })) : null),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  if (error !== undefined) return <Text c="red">{changeProblemText(error)}</Text>
  return data ? <QuotedActual bill={data.reply.bill} /> : null
}
