import { Page } from '../components/page.tsx'
import { EnquiryList } from '../features/enquiries/enquiry-list.tsx'

/** /enquiries: the inbox. */
export default function EnquiriesPage() {
  return (
    <Page title="Enquiries" description="What visitors asked by the contact, package and custom tour forms.">
      <EnquiryList />
    </Page>
  )
}
