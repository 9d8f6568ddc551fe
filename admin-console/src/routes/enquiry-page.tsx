import { Button, Link, useParams } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
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
    <Page
      title={enquiry ? `Enquiry of ${enquiry.name}` : 'Enquiry'}
      description={enquiry ? `Came in ${instantText(enquiry.createdAt)}` : 'One enquiry and its answers.'}
      actions={
        <Button component={Link} to={paths.enquiries.href()} variant="default">
          All enquiries
        </Button>
      }
    >
      <Loaded query={query} what="the enquiry">
        {(version) => (
          <EnquiryDesk
            key={id}
            version={version}
            onChanged={(changed) => query.mutate(changed, { revalidate: false })}
            onStale={() => query.mutate()}
          />
        )}
      </Loaded>
    </Page>
  )
}
