import { getDiscounts } from 'shared-api/client'
import type { Discounts as Reply } from 'shared-api/contract'
import { shortRupees } from 'shared-api/money'
import { Anchor, Link, Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { Loaded } from '../../components/loaded.tsx'
import { instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { booksTexts } from '../../texts/books.ts'

/** Who took off what in a month, for which trip and why. */
export function Discounts({ month }: { month: string }) {
  const texts = booksTexts().discounts
  const query = useSWR<Reply>(`/api/v1/books/discounts?month=${month}`, () =>
    staffCall((client) => getDiscounts(client, month)),
  )
  return (
    <TitledCard title={texts.title}>
      <Loaded query={query} what={texts.what}>
        {({ discounts, total }) =>
          discounts.length === 0 ? (
            <Text c="dimmed">{texts.none}</Text>
          ) : (
            <Stack gap="sm">
              <DataTable caption={texts.title} columns={columns()} rows={discounts} rowId={({ id }) => id} />
              <Text fw={700}>{booksTexts().payments.total({ sum: shortRupees(total) })}</Text>
            </Stack>
          )
        }
      </Loaded>
    </TitledCard>
  )
}

function columns(): Column<Reply['discounts'][number]>[] {
  const { discounts, payments, parts } = booksTexts()
  return [
    { key: 'booking', header: discounts.booking, room: 'title', cell: bookingLink },
    { key: 'at', header: parts.when, room: 'when', cell: ({ at }) => instantText(at) },
    { key: 'by', header: payments.by, room: 'name', cell: ({ by }) => by },
    { key: 'what', header: payments.what, cell: ({ what }) => discounts.whats[what] },
    { key: 'reason', header: discounts.reason, room: 'text', cell: ({ reason }) => reason },
    { key: 'amount', header: payments.amount, numeric: true, cell: ({ amount }) => shortRupees(amount) },
  ]
}

const bookingLink = ({ booking: { _id, reference } }: Reply['discounts'][number]) =>
  _id === null ? (
    reference
  ) : (
    <Anchor component={Link} to={paths.booking.href(_id)}>
      {reference}
    </Anchor>
  )
