import type { Company, NavEntry } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { Link } from 'shared-ui'
import { pageLanguage, texts } from '../texts/index.ts'
import { entryLabel } from './entry-label.ts'
import classes from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

type Props = { entries: NavEntry[]; company: Company }

/** The footer: address, phone numbers, quick links, social links, credits. */
export function Footer({ entries, company }: Props) {
  const { address, foundedYear, licences = [], grievance } = company
  const t = texts()
  return (
    <footer className={`band ${classes.footer}`}>
      <div className={classes.columns}>
        <section>
          <h2 className={classes.heading}>{company.name}</h2>
          <address className={classes.address}>
            {address.street}
            <br />
            {address.city}, {address.state} {address.postalCode}
          </address>
          <p className={classes.trust}>
            {[t.since({ year: String(foundedYear) }), ...licences.map(({ name, number }) => `${name}: ${number}`)].join(
              ' · ',
            )}
          </p>
          {grievance && (
            <p className={classes.trust}>
              {t.grievance}: {[grievance.name, grievance.designation, grievance.contact].join(', ')}. {t.complaints}
            </p>
          )}
          <SocialLinks links={company.links} />
        </section>
        <section>
          <h2 className={classes.heading}>{t.call}</h2>
          <ul className={classes.list}>
            {company.phones.map((phone) => (
              <li key={phone}>
                <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
              </li>
            ))}
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
          </ul>
        </section>
        <nav aria-label={t.links}>
          <h2 className={classes.heading}>{t.links}</h2>
          <ul className={classes.list}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <Link to={entry.href}>{entryLabel(entry, pageLanguage())}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={classes.credits}>
        {t.cityData} <a href="https://www.geonames.org/">GeoNames, geonames.org</a>, CC BY 4.0
      </p>
    </footer>
  )
}
