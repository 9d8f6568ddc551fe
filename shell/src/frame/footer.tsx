import type { Company, NavEntry } from 'shared-api/contract'
import { Link } from 'shared-ui'
import classes from './footer.module.css'
import { SocialLinks } from './social-links.tsx'

type Props = { entries: NavEntry[]; company: Company }

/** The footer: address, phone numbers, quick links, social links, credits. */
export function Footer({ entries, company }: Props) {
  const { address } = company
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
          <SocialLinks links={company.links} />
        </section>
        <section>
          <h2 className={classes.heading}>Call us</h2>
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
        <nav aria-label="Quick links">
          <h2 className={classes.heading}>Quick links</h2>
          <ul className={classes.list}>
            {entries.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={classes.credits}>
        City data: <a href="https://www.geonames.org/">GeoNames, geonames.org</a>, CC BY 4.0
      </p>
    </footer>
  )
}

/** '+919840012345' as people write it: '+91 98400 12345'. Numbers of other countries stay as they are. */
const formatPhone = (phone: string) => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
