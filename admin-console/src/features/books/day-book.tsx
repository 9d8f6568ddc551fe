import type { DayBook } from 'shared-api/contract'
import { shortRupees } from 'shared-api/money'
import { Anchor, Link, Stack, Text } from 'shared-ui'
import { type Line, Lines } from '../../components/lines.tsx'
import { clockTextOf } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { wayText } from '../../components/way-text.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { booksTexts } from '../../texts/books.ts'
import classes from './books.module.css'

/** The payments of a day, by way and by who noted them, and who has the cash. */
export function DayBookView({ book }: { book: DayBook }) {
  const texts = booksTexts().payments
  if (book.payments.length === 0) return <Text c="dimmed">{texts.none}</Text>
  return (
    <Stack>
      <Lines label={texts.caption} lines={book.payments.map(lineOf)} />
      <Text fw={700} ta="end">
        {texts.total({ sum: shortRupees(book.total) })}
      </Text>
      <div className={classes.sums}>
        <TitledCard title={texts.byWay}>
          <DataTable caption={texts.byWay} columns={ways()} rows={book.ways} rowId={({ way }) => way} />
        </TitledCard>
        <TitledCard title={texts.byPerson}>
          <DataTable caption={texts.byPerson} columns={people()} rows={book.people} rowId={({ by }) => by} />
        </TitledCard>
        {book.cash.length > 0 && (
          <TitledCard title={texts.cash}>
            <DataTable
              caption={texts.cash}
              columns={cashWith()}
              rows={book.cash}
              rowId={({ driver }) => driver ?? ''}
            />
          </TitledCard>
        )}
      </div>
    </Stack>
  )
}

function lineOf(payment: DayBook['payments'][number]): Line {
  const { id, at, notedAt, bookingId, way, reference, by, note, amount } = payment
  const href = hrefOf(payment)
  const text = whatText(payment)
  return {
    ...{ id, href, when: notedAt ? booksTexts().payments.later : clockTextOf(at), amount: shortRupees(amount) },
    what: (
      <>
        {href ? (
          <Anchor component={Link} to={href} style={bookingId ? UNBROKEN : undefined}>
            {text}
          </Anchor>
        ) : (
          text
        )}{' '}
        <small>{[[wayText(way), reference].filter(Boolean).join(' '), by, note].filter(Boolean).join(' · ')}</small>
      </>
    ),
  }
}

/** What a line is about: its booking, the cash of drivers, or the vehicle of an expense. */
function hrefOf({ bookingId, driver, vehicle }: DayBook['payments'][number]): string | undefined {
  if (bookingId) return paths.booking.href(bookingId)
  if (vehicle) return `${paths.vehicles.href()}?${new URLSearchParams({ q: vehicle })}`
  return driver ? paths.openCash.href() : undefined
}

/** The booking; of other money whose or for what it is. */
function whatText({ kind, booking, category, vehicle, payee, driver, amount }: DayBook['payments'][number]): string {
  if (kind === 'trip') return booking
  const { whats, categories, settled } = booksTexts().movement
  const what: Record<string, string> = { ...whats, ...categories, settlement: settled }
  const name = category ?? (kind === 'bank' ? `bank ${amount < 0 ? 'out' : 'in'}` : kind)
  return [what[name] ?? name, vehicle, payee, driver].filter(Boolean).join(' · ')
}

function ways(): Column<DayBook['ways'][number]>[] {
  const texts = booksTexts().payments
  return [
    { key: 'way', header: texts.how, cell: ({ way }) => wayText(way) },
    { key: 'received', header: texts.received, numeric: true, cell: ({ received }) => shortRupees(received) },
    { key: 'refunded', header: texts.refunded, numeric: true, cell: ({ refunded }) => shortRupees(refunded) },
  ]
}

function people(): Column<DayBook['people'][number]>[] {
  const texts = booksTexts().payments
  return [
    { key: 'by', header: texts.by, room: 'name', cell: ({ by }) => by },
    { key: 'received', header: texts.received, numeric: true, cell: ({ received }) => shortRupees(received) },
    { key: 'refunded', header: texts.refunded, numeric: true, cell: ({ refunded }) => shortRupees(refunded) },
    { key: 'cash', header: texts.cash, numeric: true, cell: ({ cash }) => shortRupees(cash) },
  ]
}

function cashWith(): Column<DayBook['cash'][number]>[] {
  const texts = booksTexts().payments
  return [
    { key: 'driver', header: texts.with, cell: ({ driver }) => driver ?? texts.desk },
    { key: 'amount', header: texts.amount, numeric: true, cell: ({ amount }) => shortRupees(amount) },
  ]
}
