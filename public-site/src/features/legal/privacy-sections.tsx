import type { Company } from 'shared-api/contract'
import { Text } from 'shared-ui'
import { MailLink, PhoneLink } from '../../components/contact-link.tsx'
import type { LegalSection } from './legal-article.tsx'
import { StoredData } from './stored-data.tsx'

/**
 * The privacy notice under the Digital Personal Data Protection Act, 2023: what is stored and why (s. 5), rights
 * (s. 11 to 14), withdrawal (s. 6), erasure (s. 8 and 12), complaint to the Board (s. 13).
 */
export const privacySections = (company: Company): LegalSection[] => [
  { id: 'short', title: 'In short', body: <InShort /> },
  { id: 'who', title: 'Who is responsible', body: <Responsible company={company} /> },
  { id: 'stored', title: 'What is stored, why and for how long', body: <StoredData /> },
  { id: 'shared', title: 'Who else sees it', body: <Shared /> },
  { id: 'ground', title: 'On what ground', body: <Ground /> },
  { id: 'rights', title: 'Your rights', body: <Rights /> },
  { id: 'erase', title: 'How to have your data erased', body: <Erasure company={company} /> },
  { id: 'children', title: 'Children', body: <Children /> },
  { id: 'security', title: 'How we protect it', body: <Security /> },
  { id: 'grievance', title: 'Grievances', body: <Grievance company={company} /> },
  { id: 'changes', title: 'Changes', body: <Changes /> },
]

const InShort = () => (
  <ul>
    <li>We store what you type into our forms, so that we can arrange your trip and answer you. Nothing more.</li>
    <li>No advertising, no tracking, no profile of you, and we sell nothing to anybody.</li>
    <li>You can ask what we have, have it corrected, and have it erased. A mail or a call is enough.</li>
  </ul>
)

const Responsible = ({ company }: { company: Company }) => {
  const { street, city, state, postalCode } = company.address
  return (
    <>
      <Text>
        {company.legalName} (‘we’) decides what is stored here and why; the Digital Personal Data Protection Act, 2023
        (the ‘Act’) calls this the Data Fiduciary.
      </Text>
      <Text>
        {street}, {city}, {state} {postalCode}
        <br />
        <MailLink email={company.email} />
      </Text>
    </>
  )
}

const Shared = () => (
  <>
    <ul>
      <li>The driver gets your name, mobile number, pick-up place and route, for the trip alone.</li>
      <li>
        The companies that run our server, deliver our mail and, where we use one, our form service handle data for us
        and may not use it for themselves.
      </li>
      <li>Hotels and guides of a package get what they need, once you have agreed to the package.</li>
      <li>Authorities get it where a law obliges us.</li>
      <li>
        OpenStreetMap learns your network address only if you tap ‘Show the map’ on the contact page. Fonts, pictures
        and all code of this site come from us.
      </li>
    </ul>
  </>
)

const Ground = () => (
  <Text>
    You give us the data yourself, for the trip or answer that you ask for, and we use it for that alone (section 7(a)
    of the Act). Accounts are kept because the law requires it. You may take your agreement back at any time; what was
    done until then stays lawful.
  </Text>
)

const Rights = () => (
  <>
    <Text>Under the Act you can:</Text>
    <ul>
      <li>get a summary of the data we have about you, what we do with it and who received it (section 11);</li>
      <li>have it corrected, completed, brought up to date or erased (section 12);</li>
      <li>bring a grievance to us and get an answer (section 13);</li>
      <li>name a person who uses these rights for you after death or in incapacity (section 14);</li>
      <li>take back your agreement, as easily as you gave it (section 6).</li>
    </ul>
  </>
)

const Erasure = ({ company }: { company: Company }) => (
  <>
    <Text>
      Write to <MailLink email={company.email} /> or call <PhoneLink phone={company.phones[0] ?? ''} />. Tell us the
      mobile number or e-mail that you used, and the booking reference if you have it. We call or write back to that
      number or address, to be sure that it is you.
    </Text>
    <Text>
      Within 30 days we erase your account, messages and requests, and bookings that did not lead to a trip. What we
      must keep for the accounts of a trip, we keep for that purpose only, until its 8 years are over; we tell you what
      it is. Nothing of this costs you anything.
    </Text>
    <Text>To clear the drafts in your browser, close the tab.</Text>
  </>
)

const Children = () => (
  <Text>
    Bookings and accounts are for adults. If a child under 18 has sent us data without a parent’s consent, tell us and
    we erase it.
  </Text>
)

const Security = () => (
  <Text>
    The connection to this site is encrypted, passwords are stored only as hashes, and only our own staff, each with an
    own login, can see bookings and messages. If data should ever leak, we tell you and the Data Protection Board of
    India without delay.
  </Text>
)

const Grievance = ({ company }: { company: Company }) => (
  <>
    <Text>
      Our grievance officer is reached at <MailLink email={company.email} /> (subject: ‘Grievance’) or{' '}
      <PhoneLink phone={company.phones[0] ?? ''} />, and by post at the address above. You get an answer within 30 days.
    </Text>
    <Text>
      If the answer does not satisfy you, you can complain to the Data Protection Board of India under the Act.
    </Text>
  </>
)

const Changes = () => (
  <Text>
    If this site begins to store something else, this page says so first. The date below tells when the text last
    changed.
  </Text>
)
