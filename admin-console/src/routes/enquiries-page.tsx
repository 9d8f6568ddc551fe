import { useIsOwner } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { EnquiryList } from '../features/enquiries/enquiry-list.tsx'
import { ExportEnquiries } from '../features/enquiries/export-enquiries.tsx'
import { EditTemplates } from '../features/enquiries/templates-dialog.tsx'
import { enquiriesTexts } from '../texts/enquiries.ts'

/** /enquiries: the inbox, and the templates of answers. */
export default function EnquiriesPage() {
  const isOwner = useIsOwner()
  const texts = enquiriesTexts()
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        <>
          <EditTemplates />
          {isOwner && <ExportEnquiries />}
        </>
      }
    >
      <EnquiryList />
    </Page>
  )
}
