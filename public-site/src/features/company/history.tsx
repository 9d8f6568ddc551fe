import type { Company } from 'shared-api/contract'
import { Stack, Text, Title } from 'shared-ui'
import classes from './history.module.css'

/** The company's history, told from its profile. */
export function History({ company }: { company: Company }) {
  const { name, foundedYear, address } = company
  return (
    <div className={classes.history}>
      <Stack gap="sm" maw="var(--text-width)">
        <Title order={2}>Our history</Title>
        <Text size="lg">
          {name} began in {address.city} in {foundedYear}, with the trips that families here have always made: to the
          temple, to a wedding in the next district, up to the hills in May.
        </Text>
        <Text>
          Guests who were content took our number along to their relatives, and so the trips grew longer: Rameswaram and
          Kanyakumari, Munnar and Mysuru, Tirupati. Today more than 25 cabs stand ready, from the small car for two to
          the van for the whole family, and buses for groups.
        </Text>
        <Text>
          One thing has not changed. You speak with people in {address.city} who know the roads, you hear the price
          before you travel, and the driver who comes is one we would send to our own parents. 97% of our guests tell us
          that they were satisfied; the others tell us what to do better.
        </Text>
      </Stack>
      <dl className={classes.facts}>
        <Fact figure={String(foundedYear)} text={`on the road from ${address.city}`} />
        <Fact figure="25+" text="cabs ready" />
        <Fact figure="97%" text="satisfied customers" />
        <Fact figure="4" text="states of the south" />
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
