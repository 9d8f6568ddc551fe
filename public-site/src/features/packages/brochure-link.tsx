import { Button } from 'shared-ui'
import { DownloadIcon } from 'shared-ui/icons'
import { packagePageTexts } from '../../texts/package-page.ts'
import { pageLanguage } from '../../texts/page.ts'
import { isTour, type TravelPackage } from './package-filter.ts'

/** The brochure that the desk uploaded, else one that the server makes of the same data. */
export function BrochureLink({ travelPackage }: { travelPackage: TravelPackage }) {
  const { slug, pdf } = travelPackage
  const kind = isTour(travelPackage) ? 'tour' : 'holiday'
  const made = `/api/v1/${kind}/${slug}/brochure.pdf?language=${pageLanguage()}`
  return (
    <Button
      component="a"
      href={pdf ?? made}
      target="_blank"
      rel="noopener"
      variant="default"
      mb="lg"
      leftSection={<DownloadIcon size={18} />}
    >
      {packagePageTexts().brochure}
    </Button>
  )
}
