import { patchEnquiry, type Versioned } from 'shared-api/client'
import { ENQUIRY_STATUSES, type Enquiry, type EnquiryStatus as Status } from 'shared-api/contract'
import { Group, Paper, Title } from 'shared-ui'
import { SegmentedControl } from 'shared-ui/admin'
import { staffCall } from '../../api/staff-call.ts'
import { Refusal } from '../../components/refusal.tsx'
import { useStatus } from '../../editing/use-status.ts'
import { enquiriesTexts } from '../../texts/enquiries.ts'
import { readEnquiry } from './use-enquiries.ts'

export type EnquiryVersion = Versioned<{ enquiry: Enquiry }>
type Props = { version: EnquiryVersion; onChanged: (version: EnquiryVersion) => void }

/** The enquiry's status; a choice is saved immediately. */
export function EnquiryStatus({ version, onChanged }: Props) {
  const { enquiry } = version.reply
  const { statuses, one, list } = enquiriesTexts()
  const { wanted, refusal, change } = useStatus<EnquiryVersion, Status>({
    what: one.name,
    send: (status) => staffCall((client) => patchEnquiry(client, enquiry._id, { status }, { ifMatch: version.etag })),
    read: () => readEnquiry(enquiry._id),
    statusOf: ({ reply }) => reply.enquiry.status,
    onChanged,
  })

  return (
    <Paper withBorder p="lg">
      <Group justify="space-between">
        <Title order={2} size="h4" id="enquiry-status">
          {list.status}
        </Title>
        <SegmentedControl
          aria-labelledby="enquiry-status"
          size="sm"
          fullWidth={false}
          // Large letters on a phone leave no room for three in a row.
          style={{ flexWrap: 'wrap' }}
          // Not disabled while busy: the keyboard would lose its place.
          data={ENQUIRY_STATUSES.map((status) => ({ value: status, label: statuses[status] }))}
          value={wanted ?? enquiry.status}
          onChange={change}
        />
      </Group>
      <Refusal text={refusal} mt="md" />
    </Paper>
  )
}
