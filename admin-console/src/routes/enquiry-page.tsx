import { useParams } from 'shared-ui'
import { RecordPage } from '../components/record-page.tsx'
import { instantText } from '../components/times.ts'
import { paths } from '../config/paths.ts'
import { EnquiryDesk } from '../features/enquiries/enquiry-desk.tsx'
import { useEnquiry } from '../features/enquiries/use-enquiries.ts'
import { enquiriesTexts } from '../texts/enquiries.ts'

/** /enquiries/{id}: one enquiry. */
export default function EnquiryPage() {
  const { id = '' } = useParams()
  const query = useEnquiry(id)
  const enquiry = query.data?.reply.enquiry
  const texts = enquiriesTexts().one
  return (
    <RecordPage
      title={enquiry ? texts.titleOf({ name: enquiry.name }) : texts.title}
      description={enquiry ? texts.received({ at: instantText(enquiry.createdAt) }) : texts.description}
      list={{ label: texts.all, href: paths.enquiries.href() }}
      query={query}
      what={texts.what}
    >
      {(desk) => <EnquiryDesk key={id} {...desk} />}
    </RecordPage>
  )
}
