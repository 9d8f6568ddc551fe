import { useState } from 'react'
import { newIdempotencyKey, refundByProvider } from 'shared-api/client'
import { type Ledger, ProviderRefund } from 'shared-api/contract'
import { Button, Stack, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { useSend } from '../../editing/use-send.ts'

type Props = { payment: { id: string; amount: number }; onNoted: (ledger: Ledger) => void }

/** Has the payment provider give a payment back, or a part of it. */
export function GiveBack(props: Props) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button size="compact-sm" variant="subtle" onClick={() => setOpened(true)} data-screen-only>
        Give back
      </Button>
      <DeskDialog opened={opened} onClose={close} title="Give back by the payment provider">
        <Form {...props} onClose={close} />
      </DeskDialog>
    </>
  )
}

const LABELS = { amount: 'Amount' }
const inputOf = ({ amount }: { amount: string }) => ({ amount: typedNumber(amount) })
const validate = validateWith(ProviderRefund, LABELS)

function Form({ payment: { id, amount }, onNoted, onClose }: Props & { onClose: () => void }) {
  const { notify } = useShell()
  // One key for all attempts: an answer that was lost must not give it back twice.
  const [key] = useState(newIdempotencyKey)
  const form = useForm({ initialValues: { amount: String(amount) }, validate: (values) => validate(inputOf(values)) })
  const { failure, submit } = useSend(
    form,
    LABELS,
    async (values) => {
      onNoted(await staffCall((client) => refundByProvider(client, id, inputOf(values), key)))
      notify({ kind: 'success', message: 'The refund is on its way.' })
      onClose()
    },
    changeProblemText,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <TextInput
          label={LABELS.amount}
          description="Rupees"
          inputMode="decimal"
          required
          {...form.getInputProps('amount')}
        />
        <ActionButton type="submit" loading={form.submitting}>
          Give back
        </ActionButton>
      </Stack>
    </form>
  )
}
