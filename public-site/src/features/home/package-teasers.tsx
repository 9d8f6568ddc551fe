import type { PackageTeaser } from 'shared-api/contract'
import { shortRupees } from 'shared-api/money'
import { Button, Link, Picture, Text, Title } from 'shared-ui'
import { BandScene } from 'shared-ui/illustrations'
import { FULL_WIDTH } from '../../components/picture-sizes.ts'
import { paths } from '../../config/paths.ts'
import { homeTexts } from '../../texts/home.ts'
import classes from './package-teasers.module.css'

const SIZES = `(min-width: 48em) 30vw, ${FULL_WIDTH}`

/** Packages, each leading to its page. */
export function PackageTeasers({ packages }: { packages: PackageTeaser[] }) {
  const t = homeTexts().packages
  return (
    <>
      <Title order={2} mb="lg">
        {t.title}
      </Title>
      <ul className={classes.cards}>
        {packages.map((one) => (
          <Teaser key={one._id} travelPackage={one} />
        ))}
      </ul>
      <Button component={Link} to={paths.holidays.href()} variant="default" mt="lg">
        {t.all}
      </Button>
    </>
  )
}

const Teaser = ({ travelPackage }: { travelPackage: PackageTeaser }) => (
  <li className={classes.card}>
    <div className={travelPackage.imageUrl ? classes.picture : `band ${classes.picture}`}>
      {travelPackage.imageUrl ? <Picture src={travelPackage.imageUrl} alt="" sizes={SIZES} /> : <BandScene />}
    </div>
    <div className={classes.words}>
      <Title order={3} size="h4">
        <Link to={hrefOf(travelPackage)}>{travelPackage.name}</Link>
      </Title>
      <Text c="dimmed">{factsOf(travelPackage)}</Text>
    </div>
  </li>
)

/** The page of a package; a draft has none. */
const hrefOf = ({ slug, _id }: PackageTeaser) => (slug ? paths.holidayPage.href(slug) : paths.packageBooking.href(_id))

/** '3 days · From ₹8,990'. */
function factsOf({ days, priceFrom }: PackageTeaser): string {
  const t = homeTexts().packages
  const price = priceFrom !== null && t.from({ price: shortRupees(priceFrom) })
  return [days !== null && t.days({ count: days }), price].filter(Boolean).join(' · ')
}
