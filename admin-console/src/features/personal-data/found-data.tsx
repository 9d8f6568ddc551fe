import type { PersonalData, PersonSought } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { rupeesText } from 'shared-api/money'
import { Alert, Anchor, Button, Group, Link, Stack, Text } from 'shared-ui'
import { dayText, instantText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { personalDataTexts } from '../../texts/personal-data.ts'
import { MoreData } from './more-data.tsx'
import { otherContacts } from './other-contacts.ts'
import { SaveButton } from './save-button.tsx'

type Props = {
  person: PersonSought
  data: PersonalData
  onMore: (data: PersonalData) => void
  onErase: () => void
}

/** The data of a person, loaded page by page, to save as a file or erase. */
export function FoundData({ person, data, onMore, onErase }: Props) {
  const { bookings, enquiries, accounts, contacts } = data
  const texts = personalDataTexts()
  const count = bookings.length + enquiries.length + accounts.length + contacts.length
  if (count === 0) {
    return <Text role="status">{texts.none}</Text>
  }
  return (
    <Stack>
      <ul aria-label={texts.kept}>
        {bookings.map(({ _id, reference, name, status }) => (
          <li key={_id}>
            <Anchor component={Link} to={paths.booking.href(_id)}>
              {texts.booking({ reference })}
            </Anchor>
            , {name}, {commonTexts().statuses[status]}
          </li>
        ))}
        {enquiries.map(({ _id, name, createdAt }) => (
          <li key={_id}>
            <Anchor component={Link} to={paths.enquiry.href(_id)}>
              {texts.enquiry({ at: instantText(createdAt) })}
            </Anchor>
            , {name}
          </li>
        ))}
        {accounts.map(({ _id, name, email }) => (
          <li key={_id}>
            {texts.account({ mail: email })}, {name}
          </li>
        ))}
        {contacts.map(({ mobile, name }) => (
          <li key={mobile}>
            {texts.contact({ mobile: formatPhone(mobile) })}, {name}
          </li>
        ))}
      </ul>
      <KeptForTheBooks documents={data.documents} payments={data.payments} />
      <MoreData person={person} data={data} count={count} onMore={onMore} />
      <OtherContacts contacts={otherContacts(data, person)} />
      <Group>
        <SaveButton person={person} data={data} />
        <Button color="red" onClick={onErase}>
          {texts.erase}
        </Button>
      </Group>
    </Stack>
  )
}

/** What the law has us keep although the person is erased, and until when. */
function KeptForTheBooks({ documents, payments }: Pick<PersonalData, 'documents' | 'payments'>) {
  const texts = personalDataTexts().books
  if (documents.length + payments.length === 0) return null
  const paidText = ({ booking, amount, at }: (typeof payments)[number]) =>
    texts[amount < 0 ? 'refund' : 'payment']({
      amount: rupeesText(Math.abs(amount)),
      booking,
      at: instantText(at),
    })
  return (
    <div>
      <Text>{texts.title}</Text>
      <ul aria-label={texts.label}>
        {payments.map((payment) => (
          <li key={payment.id}>{paidText(payment)}</li>
        ))}
        {documents.map(({ number, recipient, keptUntil }) => (
          <li key={number}>{texts.document({ number, recipient, until: dayText(keptUntil) })}</li>
        ))}
      </ul>
    </div>
  )
}

function OtherContacts({ contacts }: { contacts: string[] }) {
  const texts = personalDataTexts().others
  return contacts.length > 0 && <Alert title={texts.title({ contacts: contacts.join(', ') })}>{texts.text}</Alert>
}
