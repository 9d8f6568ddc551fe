import { Stack, Text, Title } from 'shared-ui'
import { priceText } from '../../lib/package-prices.ts'
import { useIstToday } from '../../lib/use-ist-today.ts'
import { packagePageTexts } from '../../texts/package-page.ts'
import { sharedTexts } from '../../texts/shared.ts'
import classes from './package-content.module.css'
import { daysText, groupText, nameOfState, startsText, wayText } from './package-facts.ts'
import type { TravelPackage } from './package-filter.ts'
import { PackageGallery } from './package-gallery.tsx'
import { PackageLabels } from './package-labels.tsx'
import { TickList } from './service-list.tsx'

/** What a visitor judges a package by: pictures, facts, each day, what is in the price and what is not. */
export function PackageContent({ travelPackage }: { travelPackage: TravelPackage }) {
  const t = packagePageTexts()
  const { services, included, notIncluded } = travelPackage
  return (
    <Stack gap="xl">
      <PackageGallery travelPackage={travelPackage} />
      <PackageLabels travelPackage={travelPackage} />
      <Facts travelPackage={travelPackage} />
      <Itinerary days={travelPackage.itinerary} />
      {services.length > 0 && (
        <Part title={t.services}>
          <TickList items={services.map(({ name }) => name)} />
        </Part>
      )}
      {included.length > 0 && (
        <Part title={t.included}>
          <TickList items={included} />
        </Part>
      )}
      {notIncluded.length > 0 && (
        <Part title={t.notIncluded}>
          <TickList items={notIncluded} out />
        </Part>
      )}
    </Stack>
  )
}

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section>
    <Title order={2} size="h3" mb="sm">
      {title}
    </Title>
    {children}
  </section>
)

function Facts({ travelPackage }: { travelPackage: TravelPackage }) {
  const t = packagePageTexts()
  const today = useIstToday()
  const { hotelClass, state } = travelPackage
  const facts: [label: string, value: string | null][] = [
    [t.length, daysText(travelPackage)],
    [t.route, wayText(travelPackage)],
    [t.state, state && nameOfState(state)],
    [t.price, priceText(travelPackage)],
    [t.for, groupText(travelPackage)],
    [t.stay, hotelClass && sharedTexts().hotelClasses[hotelClass]],
    [t.starts, startsText(travelPackage, today)],
  ]
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <Part title={t.facts}>
      <dl className={classes.facts}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Itinerary({ days }: { days: TravelPackage['itinerary'] }) {
  const t = packagePageTexts()
  if (days.length === 0) return null
  return (
    <Part title={t.itinerary}>
      <ol className={classes.days}>
        {days.map(({ title, text }, at) => (
          <li key={at}>
            <Text size="sm" c="dimmed">
              {t.day({ number: at + 1 })}
            </Text>
            <Title order={3} size="h4">
              {title}
            </Title>
            <Text className={classes.text}>{text}</Text>
          </li>
        ))}
      </ol>
    </Part>
  )
}
