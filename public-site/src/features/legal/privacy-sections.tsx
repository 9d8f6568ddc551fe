import type { Company } from 'shared-api/contract'
import { Text } from 'shared-ui'
import { MailLink, PhoneLink } from '../../components/contact-link.tsx'
import { privacyTexts } from '../../texts/privacy.ts'
import { Bullets } from './bullets.tsx'
import { keptFor } from './kept-for.ts'
import type { LegalSection } from './legal-article.tsx'
import { StoredData } from './stored-data.tsx'

/** The privacy notice under the Digital Personal Data Protection Act, 2023. */
export function privacySections(company: Company): LegalSection[] {
  const t = privacyTexts()
  const { titles } = t
  return [
    { id: 'short', title: titles.short, body: <Bullets texts={t.short} /> },
    { id: 'who', title: titles.who, body: <Responsible company={company} /> },
    { id: 'stored', title: titles.stored, body: <StoredData company={company} /> },
    { id: 'shared', title: titles.shared, body: <Bullets texts={t.shared} /> },
    { id: 'ground', title: titles.ground, body: <Text>{t.ground}</Text> },
    { id: 'rights', title: titles.rights, body: <Rights /> },
    { id: 'erase', title: titles.erase, body: <Erasure company={company} /> },
    { id: 'children', title: titles.children, body: <Text>{t.children}</Text> },
    { id: 'security', title: titles.security, body: <Text>{t.security}</Text> },
    { id: 'grievance', title: titles.grievance, body: <Grievance company={company} /> },
    { id: 'changes', title: titles.changes, body: <Text>{t.changes}</Text> },
  ]
}

const Responsible = ({ company }: { company: Company }) => {
  const { street, city, state, postalCode } = company.address
  return (
    <>
      <Text>{privacyTexts().who({ legalName: company.legalName })}</Text>
      <Text>
        {street}, {city}, {state} {postalCode}
        <br />
        <MailLink email={company.email} />
      </Text>
    </>
  )
}

const Rights = () => (
  <>
    <Text>{privacyTexts().rights}</Text>
    <Bullets texts={privacyTexts().rightsList} />
  </>
)

const Erasure = ({ company }: { company: Company }) => (
  <>
    <Text>{privacyTexts().erase(contactsOf(company))}</Text>
    <Text>{privacyTexts().eraseWhen({ bookings: keptFor(company).bookings })}</Text>
    <Text>{privacyTexts().eraseDrafts}</Text>
  </>
)

const Grievance = ({ company }: { company: Company }) => (
  <>
    <Text>{privacyTexts().grievance(contactsOf(company))}</Text>
    <Text>{privacyTexts().board}</Text>
  </>
)

const contactsOf = ({ email, phones }: Company) => ({
  mail: <MailLink email={email} />,
  phone: <PhoneLink phone={phones[0] ?? ''} />,
})
