import { Text } from 'shared-ui'
import classes from './stored-data.module.css'

type Stored = { what: string; data: string; why: string; howLong: string }

const ON_OUR_SERVER: Stored[] = [
  {
    what: 'A booking',
    data: 'Name, mobile number, e-mail, and the trip: places, dates, times, number of persons, cab, distance and price. Also what our desk notes about it.',
    why: 'To call you back, send the cab and settle the account.',
    howLong: '8 years after the trip, because tax and company law make us keep our accounts that long.',
  },
  {
    what: 'A message or request',
    data: 'Name, e-mail, phone, and what you wrote in the contact, package or customised-tour form.',
    why: 'To answer you.',
    howLong: '1 year after we answered.',
  },
  {
    what: 'An account, if you open one',
    data: 'Name, e-mail, and your password as a hash, from which nobody can read the password itself.',
    why: 'To log you in.',
    howLong: 'Until you ask us to delete it.',
  },
  {
    what: 'Mails we send',
    data: 'To whom, the subject, when, and whether the mail arrived at your mail provider.',
    why: 'To see that your confirmation reached you, and to send it again if not.',
    howLong: 'As long as the booking or message it belongs to.',
  },
  {
    what: 'The key of a booking attempt',
    data: 'A random number that your browser sends with a booking.',
    why: 'So that a repeated click or a lost connection makes one booking, not two.',
    howLong: '24 hours.',
  },
  {
    what: 'Your network (IP) address',
    data: 'A count of forms and logins sent from it, under a fingerprint of the address. Our log does not hold it.',
    why: 'To stop robots and the guessing of passwords.',
    howLong: 'About an hour.',
  },
]

const IN_YOUR_BROWSER: Stored[] = [
  {
    what: 'Session cookie',
    data: 'One random number, only once you log in.',
    why: 'To keep you logged in.',
    howLong: 'Until you log out; at the latest 8 hours after your last visit, or 7 days after you logged in.',
  },
  {
    what: 'Version cookie',
    data: 'A number from 0 to 99, only while we try out a new version of this site with some visitors.',
    why: 'So that you see the same version on every page. It tells us nothing about you.',
    howLong: '1 year.',
  },
  {
    what: 'Drafts of forms',
    data: 'What you have typed into a booking or request (session storage).',
    why: 'So that a reload, the back button or a lost connection loses nothing.',
    howLong: 'Until the form is sent or you close the tab.',
  },
  {
    what: 'Light or dark',
    data: 'Your choice of colours, if you made one (local storage).',
    why: 'To show the site as you like it.',
    howLong: 'Until you clear it in your browser.',
  },
]

/** What this site stores, why and how long: on the server and in the browser. */
export function StoredData() {
  return (
    <>
      <StoredList label="On our server" entries={ON_OUR_SERVER} />
      <StoredList label="In your own browser" entries={IN_YOUR_BROWSER} />
    </>
  )
}

function StoredList({ label, entries }: { label: string; entries: Stored[] }) {
  return (
    <>
      <h3 className={classes.label}>{label}</h3>
      <div className={classes.entries}>
        {entries.map(({ what, data, why, howLong }) => (
          <article key={what} className={classes.entry}>
            <h4 className={classes.what}>{what}</h4>
            <dl className={classes.facts}>
              <Fact term="What">{data}</Fact>
              <Fact term="Why">{why}</Fact>
              <Fact term="How long">{howLong}</Fact>
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
