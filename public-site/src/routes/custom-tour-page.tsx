import { FormColumns } from '../components/form-columns.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { pageTexts } from '../config/page-texts.ts'
import { paths } from '../config/paths.ts'
import { CustomTourForm } from '../features/enquiry-forms/custom-tour-form.tsx'
import { HowItGoes } from '../features/packages/how-it-goes.tsx'
import { PageHead } from '../features/seo/page-head.tsx'

/** Asks for a tour of the visitor's own making (`specification §2`, /CustomTourPackageForm). */
export default function CustomTourPage() {
  return (
    <>
      <PageHead {...pageTexts.customTour} path={paths.customTour.href()} />
      <PageBanner title="Customised Tour" lead="Your places, your pace. Tell us, and we plan it." />
      <Section>
        <FormColumns formFirst beside={<HowItGoes />} form={<CustomTourForm />} />
      </Section>
    </>
  )
}
