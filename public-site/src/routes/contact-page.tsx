import { Title } from 'shared-ui'
import { FormColumns } from '../components/form-columns.tsx'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { Office } from '../features/company/office.tsx'
import { Questions } from '../features/company/questions.tsx'
import { ContactForm } from '../features/enquiry-forms/contact-form.tsx'
import { CompanyData } from '../features/seo/company-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { QuestionsData } from '../features/seo/questions-data.tsx'
import { useCompany, useQuestions } from '../lib/queries.ts'
import { companyTexts } from '../texts/company.ts'
import { enquiryTexts } from '../texts/enquiry.ts'
import { headsTexts } from '../texts/heads.ts'

/** Office, numbers, map and comment form (/contactus). */
export default function ContactPage() {
  const company = useCompany()
  const questions = useQuestions()
  return (
    <>
      <PageHead {...headsTexts().contact} path={paths.contact.href()} drawing="office" />
      <CompanyData />
      <PageBanner title={companyTexts().contact.title} lead={companyTexts().contact.lead} />
      <Section>
        <FormColumns
          beside={
            <Loaded query={company} what={companyTexts().contact.what}>
              {(profile) => <Office company={profile} />}
            </Loaded>
          }
          form={
            <>
              <Title order={2} size="h3" mb="md">
                {enquiryTexts().contact.title}
              </Title>
              <ContactForm />
            </>
          }
        />
      </Section>
      {questions.data?.length !== 0 && (
        <Section tone="sunken">
          <Loaded query={questions} what={companyTexts().contact.questions}>
            {(all) => <Questions questions={all} />}
          </Loaded>
          {questions.data && <QuestionsData questions={questions.data} />}
        </Section>
      )}
    </>
  )
}
