import { useState } from 'react'
import { addMovement, getVehicles, newIdempotencyKey } from 'shared-api/client'
import { EXPENSE_CATEGORIES, type ExpenseCategory, NewMovement } from 'shared-api/contract'
import { Button, NativeSelect, Stack, TextInput, useForm, useShell } from 'shared-ui'
import useSWR from 'swr'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { MovedFields, movedOf, newMoved } from '../../editing/moved-fields.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { useSend } from '../../editing/use-send.ts'
import { booksTexts } from '../../texts/books.ts'
import { commonTexts } from '../../texts/common.ts'

/** What can be noted: an expense or one taken back, cash to the bank or from it. */
const WHATS = ['expense out', 'expense in', 'bank out', 'bank in'] as const

/** Notes money of the company: an expense, or cash to or from the bank (docs/product.md, Money in and out). */
export function MovementButton({ onNoted }: { onNoted: () => void }) {
  const [opened, setOpened] = useState(false)
  const texts = booksTexts().movement
  const close = () => setOpened(false)
  return (
    <>
      <Button onClick={() => setOpened(true)} data-screen-only>
        {texts.button}
      </Button>
      <DeskDialog opened={opened} onClose={close} title={texts.title}>
        <MovementForm onNoted={onNoted} onClose={close} />
      </DeskDialog>
    </>
  )
}

const newValues = () => ({
  ...{ ...newMoved(), what: WHATS[0] as (typeof WHATS)[number], amount: '', category: 'fuel' as ExpenseCategory },
  ...{ vehicleId: '', payee: '' },
})

function inputOf({ what, amount, category, vehicleId, payee, ...values }: ReturnType<typeof newValues>) {
  const [kind, direction] = what.split(' ') as ['expense' | 'bank', 'out' | 'in']
  const moved = { ...movedOf(values), direction, amount: typedNumber(amount) }
  return kind === 'bank'
    ? { ...moved, kind, way: 'cash' as const }
    : { ...moved, kind, category, payee, ...(vehicleId && { vehicleId }) }
}

function MovementForm({ onNoted, onClose }: { onNoted: () => void; onClose: () => void }) {
  const { notify } = useShell()
  const { fields, whats, categories, noVehicle, done } = booksTexts().movement
  const labels = { ...fields, ...commonTexts().moved }
  const vehicles = useSWR('/api/v1/vehicles', async () => (await staffCall(getVehicles)).vehicles)
  // One key for all attempts: an answer that was lost must not note it twice.
  const [key] = useState(newIdempotencyKey)
  const form = useForm({
    initialValues: newValues(),
    validate: (values) => validateWith(NewMovement, labels)(inputOf(values)),
  })
  const { failure, submit } = useSend(
    form,
    labels,
    async (values) => {
      await staffCall((client) => addMovement(client, inputOf(values), key))
      notify({ kind: 'success', message: done })
      onNoted()
      onClose()
    },
    changeProblemText,
  )
  const isExpense = form.values.what.startsWith('expense')
  const plates = (vehicles.data ?? []).flatMap(({ id, registration }) =>
    registration ? [{ value: id, label: registration }] : [],
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <NativeSelect
          label={fields.what}
          data={WHATS.map((value) => ({ value, label: whats[value] }))}
          {...form.getInputProps('what')}
        />
        <TextInput label={fields.amount} inputMode="decimal" required {...form.getInputProps('amount')} />
        {isExpense && (
          <>
            <NativeSelect
              label={fields.category}
              data={EXPENSE_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
              {...form.getInputProps('category')}
            />
            <NativeSelect
              label={fields.vehicleId}
              data={[{ value: '', label: noVehicle }, ...plates]}
              {...form.getInputProps('vehicleId')}
            />
            <TextInput label={fields.payee} {...form.getInputProps('payee')} />
          </>
        )}
        <MovedFields form={form} isCash={!isExpense} />
        <ActionButton type="submit" loading={form.submitting}>
          {commonTexts().save}
        </ActionButton>
      </Stack>
    </form>
  )
}
