import type { Enquiry } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Anchor, Badge, Link, Text } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { MailBadges } from '../../mails/mail-badges.tsx'
import { isLate, KIND_LABELS, STATUS_COLOURS, subjectOf, waitText } from './enquiry-words.ts'

/** Enquiries with sender, subject, time, status and how long they wait. */
export const EnquiryTable = ({ enquiries }: { enquiries: Enquiry[] }) => (
  <DataTable caption="Enquiries" columns={COLUMNS} rows={enquiries} rowId={({ _id }) => _id} />
)

const COLUMNS: Column<Enquiry>[] = [
  {
    key: 'name',
    header: 'From',
    room: 'name',
    cell: ({ _id, name, createdAt, reference }) => (
      <div>
        <Anchor component={Link} to={paths.enquiry.href(_id)} fw={600}>
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {[reference, instantText(createdAt)].filter(Boolean).join(', ')}
        </Text>
      </div>
    ),
  },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => KIND_LABELS[kind] },
  {
    key: 'subject',
    header: 'About',
    room: 'text',
    cell: (enquiry) => (
      <Text size="sm" lineClamp={2}>
        {subjectOf(enquiry)}
      </Text>
    ),
  },
  { key: 'phone', header: 'Phone', cell: ({ phone }) => <span style={UNBROKEN}>{formatPhone(phone)}</span> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge color={STATUS_COLOURS[status]}>{status}</Badge>,
  },
  {
    key: 'waits',
    header: 'Waits',
    cell: (enquiry) => {
      if (enquiry.status !== 'new') return null
      const wait = waitText(enquiry.createdAt, Date.now())
      return isLate(enquiry, Date.now()) ? <Badge color="red">{wait}</Badge> : wait
    },
  },
  { key: 'mail', header: 'Mail', cell: ({ mails }) => <MailBadges mails={mails} />, screenOnly: true },
]
