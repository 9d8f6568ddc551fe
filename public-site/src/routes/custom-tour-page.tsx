import { FormColumns } from '../components/form-columns.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { CustomTourForm } from '../features/enquiry-forms/custom-tour-form.tsx'
import { HowItGoes } from '../features/packages/how-it-goes.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { headsTexts } from '../texts/heads.ts'
import { packagesTexts } from '../texts/packages.ts'

/** Asks for a tour of the visitor's own making (/CustomTourPackageForm). */
export default function CustomTourPage() {
  return (
    <>
      <PageHead {...headsTexts().customTour} path={paths.customTour.href()} drawing="temple" />
      <PageBanner title={packagesTexts().custom.title} lead={packagesTexts().custom.lead} />
      <Section>
        <FormColumns formFirst beside={<HowItGoes />} form={<CustomTourForm />} />
      </Section>
    </>
  )
}
