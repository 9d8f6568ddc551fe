import { Button, Link } from 'shared-ui'
import { useIsOwner } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { EnquiryList } from '../features/enquiries/enquiry-list.tsx'
import { ExportEnquiries } from '../features/enquiries/export-enquiries.tsx'
import { enquiriesTexts } from '../texts/enquiries.ts'

/** /enquiries: the inbox, and the way to what one person may ask for. */
export default function EnquiriesPage() {
  const isOwner = useIsOwner()
  const texts = enquiriesTexts()
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        isOwner && (
          <>
            <ExportEnquiries />
            <Button component={Link} to={paths.personalData.href()} variant="default">
              {texts.personalData}
            </Button>
          </>
        )
      }
    >
      <EnquiryList />
    </Page>
  )
}
