import { useState } from 'react'
import { addDriverMoney, newIdempotencyKey, settleDriver } from 'shared-api/client'
import { type DriverCash, DriverMoney, SettleDriver } from 'shared-api/contract'
import { Button, NativeSelect, Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { MovedFields, movedOf, newMoved } from '../../editing/moved-fields.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { useSend } from '../../editing/use-send.ts'
import { commonTexts } from '../../texts/common.ts'
import { driverCashTexts } from '../../texts/driver-cash.ts'
import { balanceText } from './entry-words.ts'

type Props = { cash: DriverCash; onNoted: (cash: DriverCash) => void; onStale: () => void }

/** Two presses: all that is open is settled, or some money given or taken before that. */
export function MoneyButtons(props: Props) {
  const [asked, setAsked] = useState<'settle' | 'part' | null>(null)
  const { settle, part } = driverCashTexts()
  const close = () => setAsked(null)
  return (
    <>
      <Button variant="default" onClick={() => setAsked('part')} data-screen-only>
        {part.button}
      </Button>
      {props.cash.open.length > 0 && (
        <Button onClick={() => setAsked('settle')} data-screen-only>
          {settle.button}
        </Button>
      )}
      <DeskDialog opened={asked === 'settle'} onClose={close} title={settle.title}>
        <Settle {...props} onClose={close} />
      </DeskDialog>
      <DeskDialog opened={asked === 'part'} onClose={close} title={part.title}>
        <Part {...props} onClose={close} />
      </DeskDialog>
    </>
  )
}

type Closing = Props & { onClose: () => void }

function Settle({ cash, onNoted, onStale, onClose }: Closing) {
  const { notify } = useShell()
  const texts = driverCashTexts().settle
  const labels = commonTexts().moved
  const { driver, balance } = cash
  const form = useForm({
    initialValues: newMoved(),
    validate: (values) => validateWith(SettleDriver, labels)({ ...movedOf(values), balance }),
  })
  const { failure, submit } = useSend(
    form,
    labels,
    async (values) => {
      try {
        onNoted(await staffCall((client) => settleDriver(client, driver.id, { ...movedOf(values), balance })))
      } catch (cause) {
        onStale()
        throw cause
      }
      notify({ kind: 'success', message: texts.done })
      onClose()
    },
    changeProblemText,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <Text>{texts.text({ balance: balanceText(driver.name, balance) })}</Text>
        {balance !== 0 && <MovedFields form={form} />}
        <ActionButton type="submit" loading={form.submitting}>
          {texts.button}
        </ActionButton>
      </Stack>
    </form>
  )
}

function Part({ cash: { driver, balance }, onNoted, onClose }: Closing) {
  const { notify } = useShell()
  const texts = driverCashTexts().part
  const labels = { ...commonTexts().moved, amount: driverCashTexts().amount, direction: texts.direction }
  // One key for all attempts: an answer that was lost must not note it twice.
  const [key] = useState(newIdempotencyKey)
  const inputOf = ({ amount, direction, ...moved }: typeof initialValues) => ({
    ...{ ...movedOf(moved), direction, amount: typedNumber(amount) },
  })
  const initialValues = { ...newMoved(), amount: '', direction: (balance < 0 ? 'in' : 'out') as 'in' | 'out' }
  const form = useForm({
    initialValues,
    validate: (values) => validateWith(DriverMoney, labels)(inputOf(values)),
  })
  const { failure, submit } = useSend(
    form,
    labels,
    async (values) => {
      onNoted(await staffCall((client) => addDriverMoney(client, driver.id, inputOf(values), key)))
      notify({ kind: 'success', message: texts.done })
      onClose()
    },
    changeProblemText,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <NativeSelect
          label={texts.direction}
          data={[
            { value: 'out', label: texts.gets({ name: driver.name }) },
            { value: 'in', label: texts.gives({ name: driver.name }) },
          ]}
          {...form.getInputProps('direction')}
        />
        <TextInput label={labels.amount} inputMode="decimal" required {...form.getInputProps('amount')} />
        <MovedFields form={form} />
        <ActionButton type="submit" loading={form.submitting}>
          {commonTexts().save}
        </ActionButton>
      </Stack>
    </form>
  )
}
