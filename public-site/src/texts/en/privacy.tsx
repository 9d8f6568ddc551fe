import type { ReactNode } from 'react'

/** Stored data with purpose and duration. */
type Stored = { what: string; data: string; why: string; howLong: string }

/**
 * The privacy notice under the Digital Personal Data Protection Act, 2023: stored data and purposes (s. 5), rights (s.
 * 11 to 14), withdrawal (s. 6), erasure (s. 8 and 12), complaint to the Board (s. 13).
 */
export const privacy = {
  title: 'Privacy Policy',
  lead: 'What we store about you, why, for how long, and how you get it erased.',
  what: 'the privacy policy',
  titles: {
    short: 'In short',
    who: 'Who is responsible',
    stored: 'What is stored, why and for how long',
    shared: 'Who else sees it',
    ground: 'On what ground',
    rights: 'Your rights',
    erase: 'How to have your data erased',
    children: 'Children',
    security: 'How we protect it',
    grievance: 'Grievances',
    changes: 'Changes',
  },
  short: [
    'We store what you type into our forms, so that we can arrange your trip and answer you. Nothing more.',
    'No advertising, no tracking, no profile of you, and we sell nothing to anybody.',
    'You can ask what we have, have it corrected, and have it erased. A mail or a call is enough.',
  ],
  who: (legalName: string) =>
    `${legalName} (‘we’) decides what is stored here and why; the Digital Personal Data Protection Act, 2023 (the ‘Act’) calls this the Data Fiduciary.`,
  onServer: 'On our server',
  inBrowser: 'In your own browser',
  terms: { what: 'What', why: 'Why', howLong: 'How long' },
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  server: (bookings: string, enquiries: string): Stored[] => [
    {
      what: 'A booking',
      data: 'Name, mobile number, e-mail, and the trip: places, dates, times, number of persons, cab, distance and price. Also what our desk notes about it.',
      why: 'To call you back, send the cab and settle the account.',
      howLong: `${bookings} after the trip, because tax and company law make us keep our accounts.`,
    },
    {
      what: 'Payments and invoices',
      data: 'Amount, method, day and reference of each payment, and what our invoices print. Never the number of a card.',
      why: 'To settle the account and to keep our books.',
      howLong: `As long as the booking: ${bookings} after the trip.`,
    },
    {
      what: 'The tourist list of a trip',
      data: 'Name, age, origin and destination of each traveller, if you or our desk fill it in.',
      why: 'Rule 10 of the All India Tourist Vehicles (Permit) Rules, 2023 asks for it.',
      howLong: '1 year and 1 day after the trip.',
    },
    {
      what: 'A message or request',
      data: 'Name, e-mail, phone, what you wrote in the contact, package or custom tour form, and our answers and quotations.',
      why: 'To answer you.',
      howLong: `${enquiries} after the last change, such as a note of our desk.`,
    },
    {
      what: 'An account, if you open one',
      data: 'Name, e-mail, and your password as a hash, from which nobody can read the password itself.',
      why: 'To log you in.',
      howLong: 'Until you ask us to delete it.',
    },
    {
      what: 'Mails and messages we send',
      data: 'To whom, the subject, when, and whether it arrived at your provider.',
      why: 'To see that your confirmation reached you, and to send it again if not.',
      howLong: 'As long as the booking or message it belongs to.',
    },
    {
      what: 'The key of a booking or request',
      data: 'A random number that your browser sends with it.',
      why: 'So that a repeated click or a lost connection makes one booking or request, not two.',
      howLong: '24 hours with a booking; with a request, as long as the request.',
    },
    {
      what: 'Your network (IP) address',
      data: 'A count of forms and logins sent from it, under a fingerprint of the address. Our log does not hold it.',
      why: 'To stop robots and the guessing of passwords.',
      howLong: 'About an hour.',
    },
  ],
  browser: [
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
      what: 'Language cookie',
      data: 'The language that you chose, if you chose one.',
      why: 'To show the site and write our mails in it.',
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
  ] as Stored[],
  shared: [
    'The driver gets your name, mobile number, pick-up place and route, for the trip alone.',
    'The companies that run our server, deliver our mail and, where we use them, our form service, the carrier of our WhatsApp or SMS messages and our payment service handle data for us and may not use it for themselves.',
    'Hotels and guides of a package get what they need, once you have agreed to the package.',
    'Authorities get it where a law obliges us.',
    'OpenStreetMap sees your network address only when the map of the contact page is shown. Fonts, pictures and all code of this site come from us.',
  ],
  ground:
    'You give us the data yourself, for the trip or answer that you ask for, and we use it for that alone (section 7(a) of the Act). Accounts are kept because the law requires it. You may withdraw your consent at any time; what was done until then stays lawful.',
  rights: 'Under the Act you can:',
  rightsList: [
    'get a summary of the data we have about you, what we do with it and who received it (section 11);',
    'have it corrected, completed, brought up to date or erased (section 12);',
    'bring a grievance to us and get an answer (section 13);',
    'name a person who uses these rights for you after death or in incapacity (section 14);',
    'withdraw your consent, as easily as you gave it (section 6).',
  ],
  erase: (mail: ReactNode, phone: ReactNode): ReactNode => (
    <>
      Write to {mail} or call {phone}. Tell us the mobile number or e-mail that you used, and the booking reference if
      you have it. We call or write back to that number or address, to be sure that it is you.
    </>
  ),
  eraseWhen: (bookings: string) =>
    `Within 30 days we erase your account, messages and requests, and bookings that did not lead to a trip. What we must keep for the accounts of a trip, we keep for that purpose only, at most ${bookings} after it; we will tell you what it is. None of this costs you anything.`,
  eraseDrafts: 'To clear the drafts in your browser, close the tab.',
  children:
    'Bookings and accounts are for adults. If a child under 18 has sent us data without a parent’s consent, tell us and we erase it.',
  security:
    'The connection to this site is encrypted, passwords are stored only as hashes, and only our own staff, each with their own login, can see bookings and messages. If data should ever leak, we will tell you and the Data Protection Board of India without delay.',
  grievance: (mail: ReactNode, phone: ReactNode): ReactNode => (
    <>
      You can reach our grievance officer at {mail} (subject: ‘Grievance’) or {phone}, and by post at the address above.
      You get an answer within 30 days.
    </>
  ),
  board: 'If the answer does not satisfy you, you can complain to the Data Protection Board of India under the Act.',
  changes:
    'If this site begins to store something else, this page says so first. The date below shows when the text last changed.',
}
