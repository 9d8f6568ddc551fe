import type { DayBook } from 'shared-api/contract'
import { Stack, Text } from 'shared-ui'
import { clockTextOf } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { wayText } from '../../components/way-text.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import classes from './books.module.css'
import { rupees } from './period-words.ts'

/** The payments of a day, by way and by who noted them, and who has the cash. */
export const DayBookView = ({ book }: { book: DayBook }) =>
  book.payments.length === 0 ? (
    <Text c="dimmed">Nothing was paid on this day.</Text>
  ) : (
    <Stack>
      <DataTable caption="Payments of the day" columns={PAYMENTS} rows={book.payments} rowId={({ id }) => id} />
      <Text fw={700}>Total {rupees(book.total)}</Text>
      <div className={classes.sums}>
        <TitledCard title="By way">
          <DataTable caption="By way" columns={WAYS} rows={book.ways} rowId={({ way }) => way} />
        </TitledCard>
        <TitledCard title="By person">
          <DataTable caption="By person" columns={PEOPLE} rows={book.people} rowId={({ by }) => by} />
        </TitledCard>
        {book.cash.length > 0 && (
          <TitledCard title="Cash">
            <DataTable caption="Cash" columns={CASH} rows={book.cash} rowId={({ driver }) => driver ?? ''} />
          </TitledCard>
        )}
      </div>
    </Stack>
  )

const PAYMENTS: Column<DayBook['payments'][number]>[] = [
  { key: 'at', header: 'Time', cell: ({ at }) => clockTextOf(at) },
  { key: 'booking', header: 'Booking', cell: ({ booking }) => booking },
  { key: 'way', header: 'How', cell: ({ way, reference }) => [wayText(way), reference].filter(Boolean).join(' ') },
  { key: 'by', header: 'By', room: 'name', cell: ({ by }) => by },
  { key: 'note', header: 'Note', room: 'text', cell: ({ note }) => note },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => rupees(amount) },
]

const WAYS: Column<DayBook['ways'][number]>[] = [
  { key: 'way', header: 'How', cell: ({ way }) => wayText(way) },
  { key: 'received', header: 'Received', numeric: true, cell: ({ received }) => rupees(received) },
  { key: 'refunded', header: 'Given back', numeric: true, cell: ({ refunded }) => rupees(refunded) },
]

const PEOPLE: Column<DayBook['people'][number]>[] = [
  { key: 'by', header: 'By', room: 'name', cell: ({ by }) => by },
  { key: 'received', header: 'Received', numeric: true, cell: ({ received }) => rupees(received) },
  { key: 'refunded', header: 'Given back', numeric: true, cell: ({ refunded }) => rupees(refunded) },
  { key: 'cash', header: 'Cash', numeric: true, cell: ({ cash }) => rupees(cash) },
]

const CASH: Column<DayBook['cash'][number]>[] = [
  { key: 'driver', header: 'With', cell: ({ driver }) => driver ?? 'the desk' },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => rupees(amount) },
]
