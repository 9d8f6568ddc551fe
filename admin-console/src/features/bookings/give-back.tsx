import { useState } from 'react'
import { ApiProblem, newIdempotencyKey, refundByProvider } from 'shared-api/client'
import { type Ledger, ProviderRefund } from 'shared-api/contract'
import { Button } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { AmountField } from '../../editing/moved-fields.tsx'
import { MovedForm } from '../../editing/moved-form.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
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
  const texts = bookingMoneyTexts().payments
  const [key, setKey] = useState(newIdempotencyKey)
  const send = async (input: ReturnType<typeof inputOf>) => {
    try {
      onNoted(await staffCall((client) => refundByProvider(client, id, input, key)))
    } catch (cause) {
      // The refund is in the ledger, asked or refused; one that was refused is over.
      if (cause instanceof ApiProblem && cause.status === 409) setKey(newIdempotencyKey())
      onFailed()
      throw cause
    }
  }
  return (
    <MovedForm
      initialValues={{ amount: String(amount), goodwill: false }}
      {...{ schema: ProviderRefund, inputOf, send, onClose }}
      done={texts.givenBack}
      button={texts.giveBack}
    >
      {(form) => (
        <>
          <AmountField {...form.getInputProps('amount')} />
          <GoodwillField {...form.getInputProps('goodwill', { type: 'checkbox' })} />
        </>
      )}
    </MovedForm>
  )
}
