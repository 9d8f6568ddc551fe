import { useState } from 'react'
import { settleDriver } from 'shared-api/client'
import type { DriverCash as Cash, Settlement } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button, Group, Stack, Text, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { useAction } from '../../editing/use-action.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { driverCashTexts } from '../../texts/driver-cash.ts'
import { entryColumns } from './entry-columns.ts'
import { balanceText } from './entry-words.ts'

type Props = { cash: Cash; onSettled: (cash: Cash) => void; onStale: () => void }

/** What a driver holds and gets, and the settlements before (docs/product.md, Cash of drivers). */
export function DriverCash({ cash, ...change }: Props) {
  const texts = driverCashTexts()
  return (
    <Stack>
      <TitledCard title={texts.open}>
        {cash.open.length === 0 ? (
          <Text c="dimmed">{texts.nothingOpen}</Text>
        ) : (
          <Stack gap="sm">
            <DataTable
              caption={texts.open}
              columns={entryColumns()}
              rows={cash.open}
              rowId={({ kind, id }) => `${kind} ${id}`}
            />
            <Group justify="space-between">
              <Text fw={700}>{balanceText(cash.driver.name, cash.balance)}</Text>
              <Settle cash={cash} {...change} />
            </Group>
          </Stack>
        )}
      </TitledCard>
      <TitledCard title={texts.before}>
        {cash.settlements.length === 0 ? (
          <Text c="dimmed">{texts.nothingBefore}</Text>
        ) : (
          <DataTable caption={texts.before} columns={settledColumns()} rows={cash.settlements} rowId={({ id }) => id} />
        )}
      </TitledCard>
    </Stack>
  )
}

function settledColumns(): Column<Settlement>[] {
  const texts = driverCashTexts()
  return [
    { key: 'at', header: texts.when, room: 'when', cell: ({ at }) => instantText(at) },
    { key: 'by', header: texts.by, cell: ({ by }) => by },
    { key: 'amount', header: texts.amount, numeric: true, cell: ({ amount }) => rupeesText(amount) },
  ]
}

function Settle({ cash, onSettled, onStale }: Props) {
  const { notify } = useShell()
  const texts = driverCashTexts().settle
  const [asked, setAsked] = useState(false)
  const settle = async () => {
    try {
      onSettled(await staffCall((client) => settleDriver(client, cash.driver.id, cash.balance)))
      notify({ kind: 'success', message: texts.done })
      setAsked(false)
    } catch (cause) {
      onStale()
      throw cause
    }
  }
  const { busy, act } = useAction(settle, { textOf: (cause) => texts.failed({ why: problemText(cause) }) })
  return (
    <>
      <Button onClick={() => setAsked(true)} data-screen-only>
        {texts.button}
      </Button>
      <DeskDialog opened={asked} onClose={() => setAsked(false)} title={texts.title}>
        <Stack>
          <Text>{texts.text({ balance: balanceText(cash.driver.name, cash.balance) })}</Text>
          <ActionButton loading={busy} onClick={act}>
            {texts.button}
          </ActionButton>
        </Stack>
      </DeskDialog>
    </>
  )
}
