import { countDrawer } from 'shared-api/client'
import { type DayBook, type Drawer as DrawerOf, NewCount } from 'shared-api/contract'
import { shortRupees } from 'shared-api/money'
import { SimpleGrid, Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { useSend } from '../../editing/use-send.ts'
import { booksTexts } from '../../texts/books.ts'

type Props = { day: string; drawer: DrawerOf; isClosed: boolean; onCounted: (book: DayBook) => void }

/** What is in the drawer at the end of a day, and what was counted (docs/product.md, Day book). */
export function Drawer({ drawer, isClosed, ...props }: Props) {
  const texts = booksTexts().drawer
  const { opening, cashIn, cashOut, expected, count } = drawer
  return (
    <TitledCard title={texts.title}>
      <Stack gap="sm">
        <Text>
          {texts.sum({ opening: shortRupees(opening), cashIn: shortRupees(cashIn), cashOut: shortRupees(cashOut) })}{' '}
          <Text component="strong" size="xl" fw={700}>
            {texts.expected({ sum: shortRupees(expected) })}
          </Text>
        </Text>
        {count && (
          <Text>
            {texts.counted({ sum: shortRupees(count.counted), difference: shortRupees(count.difference) })}{' '}
            <Text component="span" c="dimmed">
              {[count.by, instantText(count.at), count.note].filter(Boolean).join(' · ')}
            </Text>
          </Text>
        )}
        {isClosed ? <Text c="dimmed">{texts.closed}</Text> : <CountForm {...props} expected={expected} />}
      </Stack>
    </TitledCard>
  )
}

type Counting = Pick<Props, 'day' | 'onCounted'> & { expected: number }

function CountForm({ day, expected, onCounted }: Counting) {
  const { notify } = useShell()
  const texts = booksTexts().drawer
  const labels = { amount: texts.amount, note: texts.note }
  const inputOf = ({ amount, note }: { amount: string; note: string }) => ({ note, amount: typedNumber(amount) })
  const form = useForm({
    initialValues: { amount: '', note: '' },
    validate: (values) => validateWith(NewCount, labels)(inputOf(values)),
  })
  const { failure, submit } = useSend(form, labels, async (values) => {
    onCounted(await staffCall((client) => countDrawer(client, day, inputOf(values))))
    form.reset()
    notify({ kind: 'success', message: texts.done })
  })
  const counted = typedNumber(form.values.amount)
  const difference = Number.isFinite(counted) && counted !== expected ? counted - expected : null
  return (
    <form onSubmit={submit} noValidate data-screen-only>
      <Stack gap="sm" align="flex-start">
        <FormFailure failure={failure} errors={form.errors} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} w="100%" maw="44rem">
          <TextInput
            label={texts.amount}
            description={difference === null ? texts.rupees : texts.difference({ sum: shortRupees(difference) })}
            inputMode="decimal"
            required
            {...form.getInputProps('amount')}
          />
          <TextInput label={texts.note} description={texts.noteHint} maxLength={200} {...form.getInputProps('note')} />
        </SimpleGrid>
        <ActionButton type="submit" variant="default" loading={form.submitting}>
          {texts.button}
        </ActionButton>
      </Stack>
    </form>
  )
}
