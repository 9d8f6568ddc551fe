import { useState } from 'react'
import { patchEnquiry, type Versioned } from 'shared-api/client'
import { ENQUIRY_STATUSES, type Enquiry, type EnquiryStatus as Status } from 'shared-api/contract'
import { Alert, Group, Paper, Title } from 'shared-ui'
import { SegmentedControl } from 'shared-ui/admin'
import { problemStatus, problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'

type EnquiryVersion = Versioned<{ enquiry: Enquiry }>
type Props = { version: EnquiryVersion; onChanged: (version: EnquiryVersion) => void; onStale: () => void }

/** Where the enquiry stands; a choice is stored at once. */
export function EnquiryStatus({ version, onChanged, onStale }: Props) {
  const { enquiry } = version.reply
  const [refusal, setRefusal] = useState<string | null>(null)
  const [wanted, setWanted] = useState<Status | null>(null)

  const choose = async (status: Status) => {
    // Not disabled meanwhile: the keyboard would lose its place.
    if (wanted !== null) return
    setWanted(status)
    setRefusal(null)
    try {
      onChanged(await staffCall((client) => patchEnquiry(client, enquiry._id, { status }, { ifMatch: version.etag })))
    } catch (cause) {
      const stale = problemStatus(cause) === 412
      setRefusal(
        stale ? 'Somebody else changed this enquiry meanwhile. It is shown as it stands now.' : problemText(cause),
      )
      if (stale) onStale()
    }
    setWanted(null)
  }

  return (
    <Paper withBorder p="lg">
      <Group justify="space-between">
        <Title order={2} size="h4" id="enquiry-status">
          Status
        </Title>
        <SegmentedControl
          aria-labelledby="enquiry-status"
          size="sm"
          fullWidth={false}
          data={ENQUIRY_STATUSES.map((status) => ({ value: status, label: status }))}
          value={wanted ?? enquiry.status}
          onChange={choose}
        />
      </Group>
      {refusal && (
        <Alert color="red" role="alert" mt="md">
          {refusal}
        </Alert>
      )}
    </Paper>
  )
}
