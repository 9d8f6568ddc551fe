import { Button, Group, Link, Picture, Text, Title } from 'shared-ui'
import { DownloadIcon } from 'shared-ui/icons'
import { BandScene } from 'shared-ui/illustrations'
import { FULL_WIDTH } from '../../components/picture-sizes.ts'
import { paths } from '../../config/paths.ts'
import { priceText } from '../../lib/package-prices.ts'
import { commonTexts } from '../../texts/common.ts'
import { packagesTexts } from '../../texts/packages.ts'
import classes from './package-card.module.css'
import { daysText } from './package-facts.ts'
import type { TravelPackage } from './package-filter.ts'
import { packageHref } from './package-href.ts'
import { PackageLabels } from './package-labels.tsx'
import { ServiceList } from './service-list.tsx'

/** As wide as a card of the grid is shown (package-browser.module.css). */
const CARD_SIZES = `(min-width: 75em) 22rem, (min-width: 62em) 30vw, (min-width: 40em) 46vw, ${FULL_WIDTH}`

type Props = {
  travelPackage: TravelPackage
  /** True for a card of the first view. */
  eager: boolean
}

/** One package of a list, which leads to its page; it goes along with Book Now as navigation state. */
export function PackageCard({ travelPackage, eager }: Props) {
  const { _id, name, imageUrl, services, pdf } = travelPackage
  return (
    <article className={classes.card}>
      {imageUrl ? (
        <div className={classes.picture}>
          <Picture src={imageUrl} alt="" sizes={CARD_SIZES} eager={eager} />
        </div>
      ) : (
        <div className={`band ${classes.noPicture}`}>
          <BandScene />
        </div>
      )}
      <div className={classes.words}>
        <Title order={2} size="h4">
          <Link to={packageHref(travelPackage)} className={classes.link}>
            {name}
          </Link>
        </Title>
        <CardFacts travelPackage={travelPackage} />
        <PackageLabels travelPackage={travelPackage} />
        <ServiceList services={services} />
        <Group className={classes.actions} gap="sm">
          <Button
            component={Link}
            to={paths.packageBooking.href(_id)}
            state={{ package: travelPackage }}
            aria-label={packagesTexts().bookNow({ name })}
          >
            {commonTexts().bookNow}
          </Button>
          {pdf && <PdfLink href={pdf} name={name} />}
        </Group>
      </div>
    </article>
  )
}

/** Days and price: what visitors compare first. */
function CardFacts({ travelPackage }: Pick<Props, 'travelPackage'>) {
  const price = priceText(travelPackage)
  const days = daysText(travelPackage)
  if (!price && !days) return null
  return (
    <Text>
      {days && <span>{days}</span>}
      {days && price && ' · '}
      {price && <strong>{price}</strong>}
    </Text>
  )
}

/** The package's leaflet. */
export const PdfLink = ({ href, name, variant = 'subtle' }: { href: string; name: string; variant?: string }) => (
  <Button
    component="a"
    href={href}
    aria-label={packagesTexts().pdfOf({ name })}
    target="_blank"
    rel="noopener"
    variant={variant}
    px={variant === 'subtle' ? 'xs' : undefined}
    leftSection={<DownloadIcon size={18} />}
  >
    {packagesTexts().pdf}
  </Button>
)
