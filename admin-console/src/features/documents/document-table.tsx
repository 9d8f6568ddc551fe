import type { ListedDocument } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Anchor, Button, Group, Link, Text } from 'shared-ui'
import { fileUrl } from '../../api/origin.ts'
import { dayText } from '../../components/times.ts'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { documentsTexts } from '../../texts/documents.ts'
import { SendButton } from './send-documents.tsx'

type Props = { documents: ListedDocument[]; onCredit: (number: string) => void }

/** Documents with recipient, trip and amount; each is opened, sent or taken back. */
export const DocumentTable = ({ documents, onCredit }: Props) => (
  <DataTable
    caption={documentsTexts().title}
    columns={columns(onCredit)}
    rows={documents}
    rowId={({ number }) => number}
  />
)

function columns(onCredit: Props['onCredit']): Column<ListedDocument>[] {
  const texts = documentsTexts()
  const { kinds } = bookingMoneyTexts().documents
  return [
    { key: 'day', header: texts.day, room: 'when', cell: ({ day }) => dayText(day) },
    {
      key: 'number',
      header: texts.number,
      room: 'name',
      cell: ({ number, kind }) => (
        <div>
          <Anchor href={fileUrl(`/api/v1/invoices/${number}.pdf`)} target="_blank" fw={600} style={UNBROKEN}>
            {number}
          </Anchor>
          <Text size="xs" c="dimmed" data-unless-wide>
            {kinds[kind]}
          </Text>
        </div>
      ),
    },
    { key: 'kind', header: texts.kind, wide: true, cell: ({ kind }) => kinds[kind] },
    {
      key: 'recipient',
      header: texts.recipient,
      room: 'name',
      cell: ({ recipient, gstin }) => (
        <div>
          {recipient}
          {gstin && (
            <Text size="xs" c="dimmed">
              {gstin}
            </Text>
          )}
        </div>
      ),
    },
    {
      key: 'trip',
      header: texts.trip,
      cell: ({ reference, bookingId }) =>
        bookingId === null ? (
          reference
        ) : (
          <Anchor component={Link} to={paths.booking.href(bookingId)} style={UNBROKEN}>
            {reference}
          </Anchor>
        ),
    },
    { key: 'amount', header: texts.amount, numeric: true, cell: ({ total }) => rupeesText(total) },
    {
      key: 'actions',
      header: '',
      screenOnly: true,
      cell: ({ number, holds, bookingId }) => (
        <Group gap="xs">
          {bookingId !== null && <SendButton number={number} />}
          {holds && (
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={texts.creditNamed({ number })}
              onClick={() => onCredit(number)}
            >
              {texts.credit}
            </Button>
          )}
        </Group>
      ),
    },
  ]
}
