import { useParams } from 'shared-ui'
import { RecordPage } from '../components/record-page.tsx'
import { instantText } from '../components/times.ts'
import { paths } from '../config/paths.ts'
import { EnquiryDesk } from '../features/enquiries/enquiry-desk.tsx'
import { useEnquiry } from '../features/enquiries/use-enquiries.ts'

/** /enquiries/{id}: one enquiry. */
export default function EnquiryPage() {
  const { id = '' } = useParams()
  const query = useEnquiry(id)
  const enquiry = query.data?.reply.enquiry
  return (
    <RecordPage
      title={enquiry ? `Enquiry of ${enquiry.name}` : 'Enquiry'}
      description={enquiry ? `Received ${instantText(enquiry.createdAt)}` : 'One enquiry and its answers.'}
      list={{ label: 'All enquiries', href: paths.enquiries.href() }}
      query={query}
      what="the enquiry"
    >
      {(desk) => <EnquiryDesk key={id} {...desk} />}
    </RecordPage>
  )
}
