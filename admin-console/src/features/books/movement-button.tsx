import { useState } from 'react'
import { addMovement, getVehicles } from 'shared-api/client'
import { EXPENSE_CATEGORIES, type ExpenseCategory, NewMovement } from 'shared-api/contract'
import { Button, NativeSelect, TextInput } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { MOVED, MovedFields, sumOf } from '../../editing/moved-fields.tsx'
import { MovedForm } from '../../editing/moved-form.tsx'
import { booksTexts } from '../../texts/books.ts'

/** What can be noted: an expense or one taken back, cash to the bank or from it. */
const WHATS = ['expense out', 'expense in', 'bank out', 'bank in'] as const

/** `day` is what the form begins with, '' for today. */
type Props = { day: string; onNoted: () => void }

/** Notes money of the company: an expense, or cash to or from the bank (docs/product.md, Money in and out). */
export function MovementButton({ day, onNoted }: Props) {
  const [opened, setOpened] = useState(false)
  const texts = booksTexts().movement
  const close = () => setOpened(false)
  return (
    <>
      <Button onClick={() => setOpened(true)} data-screen-only>
        {texts.button}
      </Button>
      <DeskDialog opened={opened} onClose={close} title={texts.title}>
        <MovementForm day={day} onNoted={onNoted} onClose={close} />
      </DeskDialog>
    </>
  )
}

const NEW = {
  ...{ ...MOVED, what: WHATS[0] as (typeof WHATS)[number], amount: '', category: 'fuel' as ExpenseCategory },
  ...{ vehicleId: '', payee: '' },
}

function inputOf({ what, category, vehicleId, payee, ...values }: typeof NEW) {
  const [kind, direction] = what.split(' ') as ['expense' | 'bank', 'out' | 'in']
  const moved = { ...sumOf(values), direction }
  // What was typed while it was an expense by another way is not sent.
  return kind === 'bank'
    ? { ...moved, kind, way: 'cash' as const, reference: '' }
    : { ...moved, kind, category, payee, ...(vehicleId && { vehicleId }) }
}

function MovementForm({ day, onNoted, onClose }: Props & { onClose: () => void }) {
  const { fields, whats, categories, noVehicle, done } = booksTexts().movement
  const vehicles = useSWR('/api/v1/vehicles', async () => (await staffCall(getVehicles)).vehicles)
  const plates = (vehicles.data ?? []).flatMap(({ id, registration }) =>
    registration ? [{ value: id, label: registration }] : [],
  )
  const send = async (input: ReturnType<typeof inputOf>, key: string) => {
    await staffCall((client) => addMovement(client, input, key))
    onNoted()
  }
  return (
    <MovedForm
      {...{ initialValues: { ...NEW, day }, schema: NewMovement, labels: fields, inputOf, send, done, onClose }}
    >
      {(form) => {
        const isExpense = form.values.what.startsWith('expense')
        return (
          <>
            <NativeSelect
              label={fields.what}
              data={WHATS.map((value) => ({ value, label: whats[value] }))}
              {...form.getInputProps('what')}
            />
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
          </>
        )
      }}
    </MovedForm>
  )
}
