import { type CatalogueKind, getUses } from 'shared-api/client'
import type { Uses, UsesReply } from 'shared-api/contract'
import { Alert, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../api/staff-call.ts'

type Record = { _id: string; imageUrl: string; pictures: string[]; pdf?: string | null }

/** What hangs on a record, read when its deletion is asked about. */
export function useUses(kind: CatalogueKind, record: Record | null) {
  const { data, error } = useSWR(record && `uses ${kind} ${record._id}`, () =>
    staffCall((client) => getUses(client, kind, record?._id ?? '')),
  )
  return { reply: data ?? null, failed: error !== undefined }
}

type Props = { record: Record; uses: { reply: UsesReply | null; failed: boolean } }

/** What hangs on the record that is to be deleted, and why it has to stay, if so. */
export function DeleteQuestion({ record, uses: { reply, failed } }: Props) {
  const hanging = [...(reply ? usesInWords(reply.uses) : []), ...filesInWords(record)]
  return (
    <div role="status">
      {!reply && (
        <Text size="sm">{failed ? 'What hangs on it could not be read.' : 'Looking for what hangs on it…'}</Text>
      )}
      {hanging.length > 0 && <Text size="sm">What hangs on it: {hanging.join('; ')}.</Text>}
      {reply && hanging.length === 0 && <Text size="sm">Nothing hangs on it.</Text>}
      {reply?.refusal && (
        <Alert color="yellow" mt="sm" title="It cannot be deleted now">
          {reply.refusal}
        </Alert>
      )}
    </div>
  )
}

function usesInWords({ enquiries, openEnquiries, bookings, upcomingBookings, vehicles }: Uses): string[] {
  return [
    enquiries > 0 && counted(enquiries, 'enquiry', 'enquiries') + among(openEnquiries, 'new'),
    bookings > 0 && counted(bookings, 'booking', 'bookings') + among(upcomingBookings, 'to come'),
    vehicles > 0 && counted(vehicles, 'vehicle with a number', 'vehicles with a number'),
  ].filter((words) => typeof words === 'string')
}

function filesInWords({ imageUrl, pictures, pdf }: Record): string[] {
  const count = pictures.length + (imageUrl ? 1 : 0)
  return [count > 0 && counted(count, 'picture', 'pictures'), pdf ? 'a brochure as PDF' : false].filter(
    (words) => typeof words === 'string',
  )
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
const among = (count: number, what: string) => (count > 0 ? `, ${count} of them ${what}` : '')
