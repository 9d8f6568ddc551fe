import type { PersonalData, PersonSought } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { Alert, Anchor, Button, Group, Link, Stack, Text } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { download } from '../../files/download.ts'
import { otherContacts } from './other-contacts.ts'

type Props = { person: PersonSought; data: PersonalData; onErase: () => void }

/** All that is kept of the person, as a list, to be saved as a file or erased. */
export function FoundData({ person, data, onErase }: Props) {
  const { bookings, enquiries, accounts } = data
  if (bookings.length + enquiries.length + accounts.length === 0) {
    return <Text role="status">Nothing is kept of this person.</Text>
  }
  const save = () =>
    download(
      new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      `personal-data-${istDay(Date.now())}.json`,
    )
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
      </ul>
      <OtherContacts contacts={otherContacts(data, person)} />
      <Group>
        <Button variant="default" onClick={save}>
          Save as a file
        </Button>
        <Button color="red" onClick={onErase}>
          Erase
        </Button>
      </Group>
    </Stack>
  )
}

const OtherContacts = ({ contacts }: { contacts: string[] }) =>
  contacts.length > 0 && (
    <Alert title={`Also named there: ${contacts.join(', ')}`}>
      What is kept under that alone, such as an account, is not listed here and would not be erased. Where it is the
      same person’s, look for it too.
    </Alert>
  )
