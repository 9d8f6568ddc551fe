import type { ReactNode } from 'react'
import { Button, Text, Title } from 'shared-ui'
import { FormColumns } from '../../components/form-columns.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { PageBanner } from '../../components/page-banner.tsx'
import { Section } from '../../components/section.tsx'
import { priceText } from '../../lib/package-prices.ts'
import type { Query } from '../../lib/queries.ts'
import { packagePageTexts } from '../../texts/package-page.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { BrochureLink } from './brochure-link.tsx'
import { PackageContent } from './package-content.tsx'
import { daysText, nameOfState, wayText } from './package-facts.ts'
import type { TravelPackage } from './package-filter.ts'

type Props = {
  query: Query<TravelPackage | null>
  /** The enquiry's form for the package. */
  form: (travelPackage: TravelPackage) => ReactNode
  /** Shown when there is no such package. */
  gone: ReactNode
  /** The ways on when it cannot be loaded. */
  otherWay: ReactNode
}

const FORM = 'ask'

/** The page of one package. */
export function PackagePage({ query, form, gone, otherWay }: Props) {
  const t = packagePageTexts()
  const shown = query.data
  return (
    <>
      <PageBanner title={shown?.name ?? packagesTexts().booking.title} lead={shown && leadOf(shown)}>
        {shown && (
          <Button component="a" href={`#${FORM}`} color="marigold" size="lg" mt="md">
            {t.ask}
          </Button>
        )}
      </PageBanner>
      <Section>
        <Loaded query={query} what={packagesTexts().booking.what} otherWay={otherWay}>
          {(travelPackage) =>
            travelPackage ? (
              <FormColumns
                beside={<PackageContent travelPackage={travelPackage} />}
                form={
                  <div id={FORM}>
                    <Title order={2} size="h3">
                      {t.ask}
                    </Title>
                    <Text c="dimmed" mb="md">
                      {t.askText}
                    </Text>
                    <BrochureLink travelPackage={travelPackage} />
                    {form(travelPackage)}
                  </div>
                }
              />
            ) : (
              gone
            )
          }
        </Loaded>
      </Section>
    </>
  )
}

/** '3 days · Madurai to Ernakulam · Kerala · From ₹8,990 per person'. */
function leadOf(one: TravelPackage): string {
  return [daysText(one), wayText(one), one.state && nameOfState(one.state), priceText(one)].filter(Boolean).join(' · ')
}

/** The title and description of its page for search engines. */
export function headOf(one: TravelPackage): { title: string; description: string } {
  const days = daysText(one)
  const stops =
    one.itinerary.length > 0 ? one.itinerary.map(({ title }) => title) : one.services.map(({ name }) => name)
  const parts = [one.name, leadOf(one), stops.join(', ')].filter(Boolean)
  return { title: days ? `${one.name}, ${days}` : one.name, description: `${parts.join('. ')}.` }
}
