import { useState } from 'react'
import { ApiProblem, newIdempotencyKey, refundByProvider } from 'shared-api/client'
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
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { commonTexts } from '../../texts/common.ts'
import { GoodwillField } from './goodwill-field.tsx'

type Props = { payment: { id: string; amount: number }; onNoted: (ledger: Ledger) => void; onFailed: () => void }

/** Has the payment provider give a payment back, or a part of it. */
export function GiveBack(props: Props) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  const texts = bookingMoneyTexts().payments
  return (
    <>
      <Button size="compact-sm" variant="subtle" onClick={() => setOpened(true)} data-screen-only>
        {texts.giveBack}
      </Button>
      <DeskDialog opened={opened} onClose={close} title={texts.giveBackTitle}>
        <Form {...props} onClose={close} />
      </DeskDialog>
    </>
  )
}

const inputOf = ({ amount, goodwill }: { amount: string; goodwill: boolean }) => ({
  amount: typedNumber(amount),
  goodwill,
})

function Form({ payment: { id, amount }, onNoted, onFailed, onClose }: Props & { onClose: () => void }) {
  const { notify } = useShell()
  const texts = bookingMoneyTexts().payments
  const labels = { amount: commonTexts().moved.amount }
  // One key for all attempts: an answer that was lost must not give it back twice.
  const [key, setKey] = useState(newIdempotencyKey)
  const form = useForm({
    initialValues: { amount: String(amount), goodwill: false },
    validate: (values) => validateWith(ProviderRefund, labels)(inputOf(values)),
  })
  const { failure, submit } = useSend(
    form,
    labels,
    async (values) => {
      try {
        onNoted(await staffCall((client) => refundByProvider(client, id, inputOf(values), key)))
      } catch (cause) {
        // The refund is in the ledger, asked or refused; one that was refused is over.
        if (cause instanceof ApiProblem && cause.status === 409) setKey(newIdempotencyKey())
        onFailed()
        throw cause
      }
      notify({ kind: 'success', message: texts.givenBack })
      onClose()
    },
    changeProblemText,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <TextInput
          label={labels.amount}
          description={commonTexts().moved.rupees}
          inputMode="decimal"
          required
          {...form.getInputProps('amount')}
        />
        <GoodwillField {...form.getInputProps('goodwill', { type: 'checkbox' })} />
        <ActionButton type="submit" loading={form.submitting}>
          {texts.giveBack}
        </ActionButton>
      </Stack>
    </form>
  )
}
