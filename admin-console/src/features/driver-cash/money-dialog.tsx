import { useState } from 'react'
import { addDriverMoney, settleDriver } from 'shared-api/client'
import { type DriverCash, DriverMoney, SettleDriver } from 'shared-api/contract'
import { Button, NativeSelect, Text } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { MOVED, MovedFields, type MovedValues, movedOf, sumOf } from '../../editing/moved-fields.tsx'
import { MovedForm } from '../../editing/moved-form.tsx'
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

function Settle({ cash: { driver, balance }, onNoted, onStale, onClose }: Closing) {
  const texts = driverCashTexts().settle
  const inputOf = (values: MovedValues) => ({ ...movedOf(values), balance })
  const send = async (input: ReturnType<typeof inputOf>) => {
    try {
      onNoted(await staffCall((client) => settleDriver(client, driver.id, input)))
    } catch (cause) {
      onStale()
      throw cause
    }
  }
  return (
    <MovedForm
      {...{ initialValues: MOVED, schema: SettleDriver, inputOf, send, onClose }}
      done={texts.done}
      button={texts.button}
    >
      {(form) => (
        <>
          <Text>{texts.text({ balance: balanceText(driver.name, balance) })}</Text>
          {balance !== 0 && <MovedFields form={form} />}
        </>
      )}
    </MovedForm>
  )
}

type PartValues = MovedValues & { amount: string; direction: 'in' | 'out' }
const partOf = ({ direction, ...values }: PartValues) => ({ ...sumOf(values), direction })

function Part({ cash: { driver, balance }, onNoted, onClose }: Closing) {
  const { direction, gets, gives, done } = driverCashTexts().part
  return (
    <MovedForm<PartValues, ReturnType<typeof partOf>>
      initialValues={{ ...MOVED, amount: '', direction: balance < 0 ? 'in' : 'out' }}
      schema={DriverMoney}
      inputOf={partOf}
      labels={{ direction }}
      send={async (input, key) => onNoted(await staffCall((client) => addDriverMoney(client, driver.id, input, key)))}
      {...{ done, onClose }}
    >
      {(form) => (
        <>
          <NativeSelect
            label={direction}
            data={[
              { value: 'out', label: gets({ name: driver.name }) },
              { value: 'in', label: gives({ name: driver.name }) },
            ]}
            {...form.getInputProps('direction')}
          />
          <MovedFields form={form} />
        </>
      )}
    </MovedForm>
  )
}
