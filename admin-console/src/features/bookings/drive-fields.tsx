import type { Reported } from 'shared-api/contract'
import { SimpleGrid, TextInput, type useForm } from 'shared-ui'
import { minuteText } from '../../components/times.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import type { BillValues } from './bill-values.ts'

type Props = { form: Pick<ReturnType<typeof useForm<BillValues>>, 'getInputProps'>; reported: Reported }

/** Km, times and waiting of a drive, each beside what the driver reported. */
export function DriveFields({ form, reported: { km, start, end, waitingMinutes } }: Props) {
  const { fields, reported: reportedText } = bookingMoneyTexts().bill
  const field = (name: keyof typeof fields, said: string | number | null) => ({
    label: fields[name],
    description: said === null ? undefined : reportedText({ value: String(said) }),
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ['label', 'input', 'description', 'error'],
    ...form.getInputProps(name),
  })
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'start' }}>
      <TextInput inputMode="numeric" required {...field('km', km)} />
      <TextInput inputMode="numeric" {...field('waitingMinutes', waitingMinutes)} />
      <TextInput type="datetime-local" required {...field('start', start && minuteText(start))} />
      <TextInput type="datetime-local" required {...field('end', end && minuteText(end))} />
    </SimpleGrid>
  )
}
