import type { Enquiry } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Anchor, Badge, Link, Text } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { UNBROKEN } from '../../components/unbroken.ts'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { MailMark } from '../../mails/mail-mark.tsx'
import { enquiriesTexts } from '../../texts/enquiries.ts'
import { isLate, STATUS_COLOURS, subjectOf, waitText } from './enquiry-words.ts'

/** Enquiries with sender, subject, time, status and how long they wait. */
export const EnquiryTable = ({ enquiries }: { enquiries: Enquiry[] }) => (
  <DataTable caption={enquiriesTexts().title} columns={columns()} rows={enquiries} rowId={({ _id }) => _id} />
)

function columns(): Column<Enquiry>[] {
  const { kinds, statuses, list: texts } = enquiriesTexts()
  return [
    {
      key: 'name',
      header: texts.from,
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
    { key: 'kind', header: texts.kind, cell: ({ kind }) => kinds[kind] },
    {
      key: 'subject',
      header: texts.about,
      room: 'text',
      cell: (enquiry) => (
        <Text size="sm" lineClamp={2}>
          {subjectOf(enquiry)}
        </Text>
      ),
    },
    { key: 'phone', header: texts.phone, cell: ({ phone }) => <span style={UNBROKEN}>{formatPhone(phone)}</span> },
    {
      key: 'status',
      header: texts.status,
      cell: ({ status }) => <Badge color={STATUS_COLOURS[status]}>{statuses[status]}</Badge>,
    },
    {
      key: 'waits',
      header: texts.waits,
      cell: (enquiry) => {
        if (enquiry.status !== 'new') return null
        const wait = waitText(enquiry.createdAt, Date.now())
        return isLate(enquiry, Date.now()) ? <Badge color="red">{wait}</Badge> : wait
      },
    },
    {
      key: 'mail',
      header: texts.mail,
      screenOnly: true,
      cell: ({ _id, mails }) => <MailMark mails={mails} href={paths.enquiry.href(_id)} />,
    },
  ]
}
