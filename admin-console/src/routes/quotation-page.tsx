import { useCallback } from 'react'
import { getQuotation } from 'shared-api/client'
import type { Enquiry } from 'shared-api/contract'
import { Text, useNavigate, useParams, useSearchParams } from 'shared-ui'
import { staffCall } from '../api/staff-call.ts'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { useFresh } from '../editing/use-fresh.ts'
import { requestedTrip } from '../features/enquiries/requested-trip.ts'
import { readEnquiry } from '../features/enquiries/use-enquiries.ts'
import { QuotationForm } from '../features/phone-booking/quotation-form.tsx'
import type { Earlier } from '../features/phone-booking/use-quotation-form.ts'
import { phoneBookingTexts } from '../texts/phone-booking.ts'

/** /enquiries/{id}/quotation: a new quotation, one like an earlier one (`?like=`), or a draft to go on with (`?draft=`). */
export default function QuotationPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const draft = params.get('draft')
  const like = params.get('like')
  const query = useFresh(`/api/v1/enquiries/${id}/quotation ${draft ?? like}`, async () => ({
    enquiry: (await readEnquiry(id)).reply.enquiry,
    earlier: await readEarlier(draft, like),
  }))
  const t = phoneBookingTexts().quotationPage
  return (
    <Page title={t.title} description={t.description}>
      <Loaded query={query} what={t.enquiry}>
        {({ enquiry, earlier }) => <OfEnquiry key={`${id} ${draft ?? like}`} enquiry={enquiry} earlier={earlier} />}
      </Loaded>
    </Page>
  )
}

async function readEarlier(draft: string | null, like: string | null): Promise<Earlier | null> {
  const id = draft ?? like
  if (id === null) return null
  const { reply, etag } = await staffCall((client) => getQuotation(client, id))
  return { quotation: reply.quotation, etag, isDraft: draft !== null }
}

function OfEnquiry({ enquiry, earlier }: { enquiry: Enquiry; earlier: Earlier | null }) {
  const navigate = useNavigate()
  const onSaved = useCallback(
    () => navigate(paths.enquiry.href(enquiry._id), { replace: true }),
    [enquiry._id, navigate],
  )
  const t = phoneBookingTexts().quotationPage
  const { isDraft, quotation } = earlier ?? {}
  if (isDraft && quotation && quotation.status !== 'draft')
    return <Text>{t.isOver({ status: t.statuses[quotation.status] })}</Text>
  return (
    <>
      <Text>{t.to({ name: enquiry.name, mail: enquiry.email })}</Text>
      <QuotationForm enquiry={enquiry} requested={requestedTrip(enquiry)} earlier={earlier} onSaved={onSaved} />
    </>
  )
}
