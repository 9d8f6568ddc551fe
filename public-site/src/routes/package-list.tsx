import type { ReactNode } from 'react'
import { Button, Link } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { StateMessage } from '../components/state-message.tsx'
import { paths } from '../config/paths.ts'
import { PackageBrowser } from '../features/packages/package-browser.tsx'
import type { TravelPackage } from '../features/packages/package-filter.ts'
import { packageHref } from '../features/packages/package-href.ts'
import { PackagesPlaceholder } from '../features/packages/packages-placeholder.tsx'
import { PackagesData } from '../features/seo/packages-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import type { ListQuery } from '../lib/queries.ts'
import { headsTexts } from '../texts/heads.ts'
import { packagesTexts } from '../texts/packages.ts'

interface Props {
  kind: 'holidays' | 'tours'
  packages: ListQuery<TravelPackage>
  drawing: 'backwaters' | 'temple'
  /** A button beside the title. */
  action?: ReactNode
  /** The way on when the list cannot be loaded. */
  otherWay: ReactNode
  /** The way on when there is none. */
  whenNone: ReactNode
}

/** The public list of the packages of a kind. */
export function PackageList({ kind, packages, drawing, action, otherWay, whenNone }: Props) {
  const texts = packagesTexts()
  const { title, lead, what, none, noneText } = texts[kind]
  const other = kind === 'tours' ? 'holidays' : 'tours'
  const empty = (
    <StateMessage
      title={none}
      actions={
        <>
          {whenNone}
          <Button component={Link} to={paths[other].href()} variant="default">
            {texts[other].see}
          </Button>
        </>
      }
    >
      {noneText}
    </StateMessage>
  )
  return (
    <>
      <PageHead {...headsTexts()[kind]} path={paths[kind].href()} drawing={drawing} />
      <PageBanner title={title} lead={lead}>
        {action}
      </PageBanner>
      <Section>
        <Loaded query={packages} what={what} placeholder={<PackagesPlaceholder />} otherWay={otherWay}>
          {(all) => (
            <>
              <PackagesData
                name={title}
                packages={all.map((one) => ({ travelPackage: one, path: packageHref(one) }))}
              />
              <PackageBrowser packages={all} more={packages.more} empty={empty} />
            </>
          )}
        </Loaded>
      </Section>
    </>
  )
}

/** Leads to the form for a tour of one's own. */
export const OwnTour = ({ variant }: { variant?: 'default' }) => (
  <Button component={Link} to={paths.customTour.href()} variant={variant}>
    {packagesTexts().ownTour}
  </Button>
)
