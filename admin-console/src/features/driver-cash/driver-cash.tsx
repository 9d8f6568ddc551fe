import { useState } from 'react'
import { settleDriver } from 'shared-api/client'
import type { DriverCash as Cash, Settlement, SettlementEntry } from 'shared-api/contract'
import { Button, Dialog, Group, Stack, Text, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { rupeesText } from '../../components/rupees-text.ts'
import { instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { balanceText, ENTRY_WORDS } from './entry-words.ts'

type Props = { cash: Cash; onSettled: (cash: Cash) => void; onStale: () => void }

/** What a driver holds and gets, and the settlements before (docs/product.md, Cash of drivers). */
export const DriverCash = ({ cash, ...change }: Props) => (
  <Stack>
    <TitledCard title="Open">
      {cash.open.length === 0 ? (
        <Text c="dimmed">Nothing is open.</Text>
      ) : (
        <Stack gap="sm">
          <DataTable caption="Open" columns={ENTRIES} rows={cash.open} rowId={({ kind, id }) => `${kind} ${id}`} />
          <Group justify="space-between">
            <Text fw={700}>{balanceText(cash.driver.name, cash.balance)}</Text>
            <Settle cash={cash} {...change} />
          </Group>
        </Stack>
      )}
    </TitledCard>
    <TitledCard title="Settled before">
      {cash.settlements.length === 0 ? (
        <Text c="dimmed">Nothing was settled yet.</Text>
      ) : (
        <DataTable caption="Settled before" columns={SETTLED} rows={cash.settlements} rowId={({ id }) => id} />
      )}
    </TitledCard>
  </Stack>
)

const ENTRIES: Column<SettlementEntry>[] = [
  { key: 'at', header: 'When', room: 'when', cell: ({ at }) => instantText(at) },
  { key: 'kind', header: 'What', cell: ({ kind }) => ENTRY_WORDS[kind] },
  { key: 'booking', header: 'Booking', cell: ({ booking }) => booking },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => rupeesText(amount) },
]

const SETTLED: Column<Settlement>[] = [
  { key: 'at', header: 'When', room: 'when', cell: ({ at }) => instantText(at) },
  { key: 'by', header: 'By', cell: ({ by }) => by },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => rupeesText(amount) },
]

function Settle({ cash, onSettled, onStale }: Props) {
  const { notify } = useShell()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const settle = async () => {
    setBusy(true)
    try {
      onSettled(await staffCall((client) => settleDriver(client, cash.driver.id, cash.balance)))
      notify({ kind: 'success', message: 'Settled.' })
      setAsked(false)
    } catch (cause) {
      notify({ kind: 'error', message: `Nothing was settled. ${problemText(cause)}` })
      onStale()
    }
    setBusy(false)
  }
  return (
    <>
      <Button onClick={() => setAsked(true)} data-screen-only>
        Settle
      </Button>
      <Dialog opened={asked} onClose={() => setAsked(false)} title="Settle all that is open?">
        <Stack>
          <Text>
            {balanceText(cash.driver.name, cash.balance)}. Do this once the money has changed hands: it cannot be
            undone.
          </Text>
          <ActionButton loading={busy} onClick={settle}>
            Settle
          </ActionButton>
        </Stack>
      </Dialog>
    </>
  )
}
