import type { DriverCash as Cash, Settlement } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Group, Stack, Text } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { driverCashTexts } from '../../texts/driver-cash.ts'
import { entryColumns } from './entry-columns.ts'
import { balanceText } from './entry-words.ts'
import { MoneyButtons } from './money-dialog.tsx'

type Props = { cash: Cash; onSettled: (cash: Cash) => void; onStale: () => void }

/** What a driver holds and gets, and the settlements before (docs/product.md, Cash of drivers). */
export function DriverCash({ cash, onSettled, onStale }: Props) {
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
            <Text fw={700}>{balanceText(cash.driver.name, cash.balance)}</Text>
          </Stack>
        )}
        <Group justify="flex-end" mt="sm">
          <MoneyButtons cash={cash} onNoted={onSettled} onStale={onStale} />
        </Group>
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
