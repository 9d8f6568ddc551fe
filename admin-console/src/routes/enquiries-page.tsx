import { Button, Link } from 'shared-ui'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { EnquiryList } from '../features/enquiries/enquiry-list.tsx'

/** /enquiries: the inbox, and the way to what one person may ask for. */
export default function EnquiriesPage() {
  return (
    <Page
      title="Enquiries"
      description="Requests from the contact, package and custom tour forms."
      actions={
        <Button component={Link} to={paths.personalData.href()} variant="default">
          Personal data
        </Button>
      }
    >
      <EnquiryList />
    </Page>
  )
}
