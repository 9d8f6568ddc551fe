import type { ReactNode } from 'react'
import type { Company } from 'shared-api/contract'
import { Picture, Title } from 'shared-ui'
import { ClockIcon, MailIcon, MapPinIcon, PhoneIcon } from 'shared-ui/icons'
import { MailLink, PhoneLink } from '../../components/contact-link.tsx'
import { FULL_WIDTH } from '../../components/picture-sizes.ts'
import { companyTexts } from '../../texts/company.ts'
import classes from './office.module.css'
import { OfficeHours } from './office-hours.tsx'
import { OfficeMap } from './office-map.tsx'

/** How to reach the company: numbers that dial, e-mail, address and map. */
export function Office({ company }: { company: Company }) {
  const { name, address, phones, email, map, mapLoads, officeHours } = company
  const t = companyTexts().contact
  return (
    <>
      <Title order={2} size="h3" mb="md">
        {t.office}
      </Title>
      {company.office && <Picture src={company.office} alt={t.office} sizes={FULL_WIDTH} className={classes.picture} />}
      <div className={classes.ways}>
        <Way icon={<PhoneIcon size={22} />} title={t.phone}>
          <ul className={classes.numbers}>
            {phones.map((phone) => (
              <li key={phone}>
                <PhoneLink phone={phone} />
              </li>
            ))}
          </ul>
        </Way>
        <Way icon={<MailIcon size={22} />} title={t.email}>
          <MailLink email={email} />
        </Way>
        {officeHours && (
          <Way icon={<ClockIcon size={22} />} title={t.hours}>
            <OfficeHours hours={officeHours} holidays={company.holidays ?? []} />
          </Way>
        )}
        <Way icon={<MapPinIcon size={22} />} title={t.address}>
          <address className={classes.address}>
            {name}
            <br />
            {address.street}
            <br />
            {address.city}, {address.state} {address.postalCode}
          </address>
        </Way>
      </div>
      <OfficeMap map={map} loads={mapLoads} name={name} />
    </>
  )
}

const Way = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div className={classes.way}>
    <span className={classes.sign}>{icon}</span>
    <div>
      <Title order={3} size="h5" className={classes.title}>
        {title}
      </Title>
      {children}
    </div>
  </div>
)
