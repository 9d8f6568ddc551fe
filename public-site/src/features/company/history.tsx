import type { Company } from 'shared-api/contract'
import { Stack, Text, Title } from 'shared-ui'
import { cityCalled } from '../../lib/places.ts'
import { companyTexts } from '../../texts/company.ts'
import classes from './history.module.css'

/** The company's history, from its profile. */
export function History({ company }: { company: Company }) {
  const { name, foundedYear, address } = company
  const t = companyTexts().history
  const city = cityCalled(address.city)
  return (
    <div className={classes.history}>
      <Stack gap="sm" maw="var(--text-width)">
        <Title order={2}>{t.title}</Title>
        <Text size="lg">{t.began({ name, city, year: foundedYear })}</Text>
        <Text>{t.grew}</Text>
        <Text>{t.stayed({ city })}</Text>
      </Stack>
      <dl className={classes.facts}>
        <Fact figure={String(foundedYear)} text={t.since({ city })} />
        <Fact figure="25+" text={t.cabs} />
        <Fact figure="97%" text={t.customers} />
        <Fact figure="4" text={t.states} />
      </dl>
    </div>
  )
}

const Fact = ({ figure, text }: { figure: string; text: string }) => (
  <div className={classes.fact}>
    <dt className={classes.figure}>{figure}</dt>
    <dd className={classes.text}>{text}</dd>
  </div>
)
