import type { PersonalData, PersonSought } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { formatPaise, toPaise } from 'shared-api/money'
import { Alert, Anchor, Button, Group, Link, Stack, Text } from 'shared-ui'
import { dayText, instantText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
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
  const count = bookings.length + enquiries.length + accounts.length + contacts.length
  if (count === 0) {
    return <Text role="status">No data of this person.</Text>
  }
  return (
    <Stack>
      <ul aria-label="What is kept">
        {bookings.map(({ _id, reference, name, status }) => (
          <li key={_id}>
            <Anchor component={Link} to={paths.booking.href(_id)}>
              Booking {reference}
            </Anchor>
            , {name}, {status}
          </li>
        ))}
        {enquiries.map(({ _id, name, createdAt }) => (
          <li key={_id}>
            <Anchor component={Link} to={paths.enquiry.href(_id)}>
              Enquiry of {instantText(createdAt)}
            </Anchor>
            , {name}
          </li>
        ))}
        {accounts.map(({ _id, name, email }) => (
          <li key={_id}>
            Account {email}, {name}
          </li>
        ))}
        {contacts.map(({ mobile, name }) => (
          <li key={mobile}>
            Customer of the notebook {formatPhone(mobile)}, {name}
          </li>
        ))}
      </ul>
      <KeptForTheBooks documents={data.documents} payments={data.payments} />
      <MoreData person={person} data={data} count={count} onMore={onMore} />
      <OtherContacts contacts={otherContacts(data, person)} />
      <Group>
        <SaveButton person={person} data={data} />
        <Button color="red" onClick={onErase}>
          Erase
        </Button>
      </Group>
    </Stack>
  )
}

/** What the law has us keep although the person is erased, and until when. */
const KeptForTheBooks = ({ documents, payments }: Pick<PersonalData, 'documents' | 'payments'>) =>
  documents.length + payments.length > 0 && (
    <div>
      <Text>Stays for the books after erasing:</Text>
      <ul aria-label="What the books keep">
        {payments.map(({ id, booking, amount, at }) => (
          <li key={id}>
            {amount < 0 ? 'Refund' : 'Payment'} of {formatPaise(toPaise(Math.abs(amount)))} for {booking},{' '}
            {instantText(at)}: without the person
          </li>
        ))}
        {documents.map(({ number, recipient, keptUntil }) => (
          <li key={number}>
            {number}, to {recipient}: names the person until {dayText(keptUntil)}
          </li>
        ))}
      </ul>
    </div>
  )

const OtherContacts = ({ contacts }: { contacts: string[] }) =>
  contacts.length > 0 && (
    <Alert title={`Also named there: ${contacts.join(', ')}`}>
      Data under these contacts only, such as an account, are not listed here and would not be erased. If they are the
      same person’s, search for them too.
    </Alert>
  )
