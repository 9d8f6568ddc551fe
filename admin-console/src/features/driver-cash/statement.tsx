import { getDriverStatement } from 'shared-api/client'
import { type DriverStatement, IstDate, type StatementEntry } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { rupeesText } from 'shared-api/money'
import { Button, Group, Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { fileUrl } from '../../api/origin.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { DayField } from '../../editing/day-field.tsx'
import { typedDay } from '../../editing/typed-day.ts'
import { DataTable } from '../../lists/data-table.tsx'
import { FilterBar } from '../../lists/filter-bar.tsx'
import { useUrlState } from '../../lists/use-url-state.ts'
import { driverCashTexts } from '../../texts/driver-cash.ts'
import { entryColumns } from './entry-columns.ts'
import { balanceText } from './entry-words.ts'

/** All between a driver and the company in some days, this month if none are chosen; to print, or as a file. */
export function Statement({ driverId }: { driverId: string }) {
  const [url, setUrl] = useUrlState()
  const texts = driverCashTexts().statement
  const today = istDay(Date.now())
  const dayOf = (name: string, otherwise: string) => IstDate.safeParse(url.get(name)).data ?? otherwise
  const days = { from: dayOf('from', `${today.slice(0, 7)}-01`), to: dayOf('to', today) }
  const isOrdered = days.from <= days.to
  const path = `/api/v1/drivers/${driverId}/statement`
  const asked = new URLSearchParams(days)
  const query = useSWR<DriverStatement>(isOrdered ? `${path}?${asked}` : null, () =>
    staffCall((client) => getDriverStatement(client, driverId, days)),
  )
  const field = (name: 'from' | 'to', label: string) => ({
    ...{ label, size: 'sm' as const, fixOnBlur: true, value: days[name] },
    onChange: (day: string) => typedDay(day) && setUrl({ [name]: day }),
  })
  return (
    <TitledCard title={texts.title}>
      <Stack>
        <FilterBar>
          <DayField {...field('from', texts.from)} />
          <DayField {...field('to', texts.to)} error={isOrdered ? null : texts.notOrdered} />
          <Button
            component="a"
            href={fileUrl(`${path}.csv?${asked}`)}
            size="sm"
            variant="default"
            download
            disabled={!isOrdered}
          >
            CSV
          </Button>
          <ActionButton size="sm" variant="default" onClick={() => window.print()}>
            {texts.print}
          </ActionButton>
        </FilterBar>
        {isOrdered && (
          <Loaded query={query} what={texts.what}>
            {(statement) => <Entries statement={statement} />}
          </Loaded>
        )}
      </Stack>
    </TitledCard>
  )
}

function Entries({ statement: { driver, opening, entries, closing } }: { statement: DriverStatement }) {
  const texts = driverCashTexts().statement
  return (
    <Stack gap="sm">
      <Text c="dimmed">{texts.openBefore({ sum: rupeesText(opening) })}</Text>
      {entries.length === 0 ? (
        <Text c="dimmed">{texts.none}</Text>
      ) : (
        <DataTable
          caption={texts.title}
          columns={entryColumns<StatementEntry>()}
          rows={entries}
          rowId={({ kind, id }) => `${kind} ${id}`}
        />
      )}
      <Group justify="flex-end">
        <Text fw={700}>{balanceText(driver.name, closing)}</Text>
      </Group>
    </Stack>
  )
}
