import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Button, Link, Stack, Text } from 'shared-ui'
import { StateMessage } from '../../components/state-message.tsx'
import { paths } from '../../config/paths.ts'
import { usePackageWords } from '../../lib/queries.ts'
import { useCardsRendered } from '../../lib/rendered-later.ts'
import { commonTexts } from '../../texts/common.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { FilterBar } from './filter-bar.tsx'
import classes from './package-browser.module.css'
import { PackageCard } from './package-card.tsx'
import { isTour, matching, type TravelPackage } from './package-filter.ts'
import { packageHref } from './package-href.ts'
import { useBrowsing } from './use-browsing.ts'

type Props = {
  packages: TravelPackage[]
  /** The number of packages that are still loading. */
  more: number
  /** Shown in place of a list that is empty without a filter. */
  empty: ReactNode
}

/** A list of packages to search, narrow and open row by row: 200 of them stay quick. */
export function PackageBrowser({ packages, more, empty }: Props) {
  const { filter, shown, change, clear, showMore } = useBrowsing()
  const sought = useDeferredValue(filter)
  const kind = packages.some(isTour) ? 'tour' : 'holiday'
  const words = usePackageWords(sought.search === '' ? null : kind)
  const found = useMemo(() => matching(packages, sought, words), [packages, sought, words])
  const rendered = useCardsRendered(shown)
  if (packages.length === 0) return empty

  const visible = found.slice(0, shown)
  // Those that are on their way are known to fit where all fit.
  const count = found.length + (found.length === packages.length ? more : 0)
  return (
    <>
      <FilterBar packages={packages} filter={filter} onChange={change} />
      <Stack role="status" my="md">
        {found.length > 0 && <Text c="dimmed">{packagesTexts().showing({ shown: visible.length, found: count })}</Text>}
        {found.length === 0 && more === 0 && (
          <NothingFound search={filter.search} ofTours={packages.some(isTour)} onClear={clear} />
        )}
      </Stack>
      <ul className={classes.grid}>
        {visible.slice(0, rendered).map((one, index) => (
          <li key={one._id}>
            {/* One picture at once: on a phone no other is in sight, and each would make the first wait. */}
            <PackageCard travelPackage={one} eager={index === 0} />
          </li>
        ))}
      </ul>
      {visible.length < count && (
        <>
          <div className={classes.more}>
            <Button variant="default" size="lg" onClick={showMore}>
              {packagesTexts().more}
            </Button>
          </div>
          <noscript>
            <PackageLinks packages={found.slice(shown)} />
            {more > 0 && <p>{commonTexts().moreByPhone({ count: more })}</p>}
          </noscript>
        </>
      )}
    </>
  )
}

/** Links to the packages that only a button would load, for browsers without scripts. */
const PackageLinks = ({ packages }: Pick<Props, 'packages'>) => (
  <ul>
    {packages.map((one) => (
      <li key={one._id}>
        <Link to={packageHref(one)}>{one.name}</Link>
      </li>
    ))}
  </ul>
)

type NothingProps = { search: string; ofTours: boolean; onClear: () => void }

/** Leads on: to all packages, to the same search in the other list, and to a tour of one's own. */
function NothingFound({ search, ofTours, onClear }: NothingProps) {
  const t = packagesTexts()
  const other = ofTours ? paths.holidays.href() : paths.tours.href()
  return (
    <StateMessage
      title={t.noMatch}
      actions={
        <>
          <Button onClick={onClear}>{t.all}</Button>
          <Button component={Link} to={`${other}?${new URLSearchParams({ search })}`} variant="default">
            {ofTours ? t.alsoIn.holidays : t.alsoIn.tours}
          </Button>
          <Button component={Link} to={paths.customTour.href()} variant="default">
            {t.ownTour}
          </Button>
        </>
      }
    >
      {t.noMatchText}
    </StateMessage>
  )
}
