import { Picture, Title } from 'shared-ui'
import { BESIDE_FORM } from '../../components/picture-sizes.ts'
import { PdfLink } from './package-card.tsx'
import type { TravelPackage } from './package-filter.ts'
import { PackageLabels } from './package-labels.tsx'
import classes from './package-summary.module.css'
import { ServiceList } from './service-list.tsx'

/** The package, next to the form. */
export function PackageSummary({ travelPackage }: { travelPackage: TravelPackage }) {
  const { name, imageUrl, services, pdf } = travelPackage
  return (
    <div className={classes.summary}>
      {imageUrl && <Picture src={imageUrl} alt="" sizes={BESIDE_FORM} eager className={classes.picture} />}
      <Title order={2} size="h3">
        {name}
      </Title>
      <PackageLabels travelPackage={travelPackage} />
      <ServiceList services={services} />
      {pdf && (
        <div>
          <PdfLink href={pdf} name={name} variant="default" />
        </div>
      )}
    </div>
  )
}
