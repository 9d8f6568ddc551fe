import { Title } from 'shared-ui'
import { FormColumns } from '../components/form-columns.tsx'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { pageTexts } from '../config/page-texts.ts'
import { paths } from '../config/paths.ts'
import { Office } from '../features/company/office.tsx'
import { ContactForm } from '../features/enquiry-forms/contact-form.tsx'
import { CompanyData } from '../features/seo/company-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useCompany } from '../lib/queries.ts'

/** Office, numbers, map and comment form (`specification §2`, /contactus). */
export default function ContactPage() {
  const company = useCompany()
  return (
    <>
      <PageHead {...pageTexts.contact} path={paths.contact.href()} />
      <CompanyData />
      <PageBanner title="Contact Us" lead="The quickest way is a call. Or write, and we call you back." />
      <Section>
        <FormColumns
          beside={
            <Loaded query={company} what="our address">
              {(profile) => <Office company={profile} />}
            </Loaded>
          }
          form={
            <>
              <Title order={2} size="h3" mb="md">
                Write to us
              </Title>
              <ContactForm />
            </>
          }
        />
      </Section>
    </>
  )
}
