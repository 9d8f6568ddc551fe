import { type CatalogueKind, getUses } from 'shared-api/client'
import type { Uses, UsesReply } from 'shared-api/contract'
import { Alert, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../api/staff-call.ts'
import { catalogueTexts } from '../texts/catalogue.ts'

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
  const t = catalogueTexts().uses
  const hanging = [...(reply ? usesInWords(reply.uses) : []), ...filesInWords(record)]
  return (
    <div role="status">
      {!reply && <Text size="sm">{failed ? t.unread : t.looking}</Text>}
      {hanging.length > 0 && <Text size="sm">{t.hanging({ what: hanging.join('; ') })}</Text>}
      {reply && hanging.length === 0 && <Text size="sm">{t.nothing}</Text>}
      {reply?.refusal && (
        <Alert color="yellow" mt="sm" title={t.refused}>
          {reply.refusal}
        </Alert>
      )}
    </div>
  )
}

function usesInWords({ enquiries, openEnquiries, bookings, upcomingBookings, vehicles }: Uses): string[] {
  const t = catalogueTexts().uses
  return [
    enquiries > 0 && t.enquiries({ all: enquiries, open: openEnquiries }),
    bookings > 0 && t.bookings({ all: bookings, toCome: upcomingBookings }),
    vehicles > 0 && t.vehicles({ count: vehicles }),
  ].filter((words) => typeof words === 'string')
}

function filesInWords({ imageUrl, pictures, pdf }: Record): string[] {
  const t = catalogueTexts().uses
  const count = pictures.length + (imageUrl ? 1 : 0)
  return [count > 0 && t.pictures({ count }), pdf ? t.brochure : false].filter((words) => typeof words === 'string')
}
