import type { Company } from 'shared-api/contract'
import { Text } from 'shared-ui'
import { privacyTexts } from '../../texts/privacy.ts'
import { keptFor } from './kept-for.ts'
import classes from './stored-data.module.css'

type Stored = { what: string; data: string; why: string; howLong: string }

/** What this site stores, why and how long: on the server and in the browser. */
export function StoredData({ company }: { company: Company }) {
  const t = privacyTexts()
  const kept = keptFor(company)
  const onServer = t.server.map(({ howLong, ...others }) => ({
    ...others,
    howLong: typeof howLong === 'string' ? howLong : howLong(kept),
  }))
  return (
    <>
      <StoredList label={t.onServer} entries={onServer} />
      <StoredList label={t.inBrowser} entries={t.browser} />
    </>
  )
}

function StoredList({ label, entries }: { label: string; entries: Stored[] }) {
  const { terms } = privacyTexts()
  return (
    <>
      <h3 className={classes.label}>{label}</h3>
      <div className={classes.entries}>
        {entries.map(({ what, data, why, howLong }) => (
          <article key={what} className={classes.entry}>
            <h4 className={classes.what}>{what}</h4>
            <dl className={classes.facts}>
              <Fact term={terms.what}>{data}</Fact>
              <Fact term={terms.why}>{why}</Fact>
              <Fact term={terms.howLong}>{howLong}</Fact>
            </dl>
          </article>
        ))}
      </div>
    </>
  )
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div className={classes.fact}>
    <Text component="dt" size="sm" c="dimmed">
      {term}
    </Text>
    <dd className={classes.value}>{children}</dd>
  </div>
)
