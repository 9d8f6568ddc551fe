import { Button, Link } from 'shared-ui'
import { useIsOwner } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { EnquiryList } from '../features/enquiries/enquiry-list.tsx'
import { ExportEnquiries } from '../features/enquiries/export-enquiries.tsx'

/** /enquiries: the inbox, and the way to what one person may ask for. */
export default function EnquiriesPage() {
  const isOwner = useIsOwner()
  return (
    <Page
      title="Enquiries"
      description="Requests from the contact, package and custom tour forms."
      actions={
        isOwner && (
          <>
            <ExportEnquiries />
            <Button component={Link} to={paths.personalData.href()} variant="default">
              Personal data
            </Button>
          </>
        )
      }
    >
      <EnquiryList />
    </Page>
  )
}
