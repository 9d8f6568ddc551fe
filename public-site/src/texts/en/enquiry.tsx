import type { ReactNode } from 'react'

/** The forms that send an enquiry. */
export const enquiry = {
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    category: 'Category',
    numberOfPersons: 'Number of Persons',
    travelDate: 'Start date',
    visitingPlaces: 'Visiting Places',
  },
  choose: 'Choose…',
  request: 'Send request',
  contact: {
    title: 'Write to us',
    form: 'Contact form',
    button: 'Send message',
    sending: 'Sending...',
    sent: 'Form submitted successfully!',
    failed: (message: string | null) => `Your message was not sent${message ? `: ${message}` : '.'}`,
  },
  package: {
    form: 'Package booking',
    dateHint: 'Leave it empty if you have not decided',
    sending: 'Sending....',
    sent: 'Form Submitted Successfully',
    failed: (message: string | null) => message ?? 'An error occurred while sending the form',
  },
  custom: {
    form: 'Customised tour',
    sending: 'Sending...',
    sent: 'Form Submitted Successfully!',
    failed: (message: string | null) => `Error: ${message ?? 'the form could not be sent'}`,
    placesHint: 'As many as you like, in the order you like',
    messageHint: 'Dates, days, hotels, elders or small children: anything we should know',
  },
  next: (reference: string, by: string) =>
    `Your reference is ${reference}; you will get it by mail too. Someone will reply by ${by}.`,
  /** Where no mail server is set. */
  nextNoMail: (reference: string, by: string) => `Your reference is ${reference}. Someone will reply by ${by}.`,
  privacy: (link: (words: string) => ReactNode): ReactNode => (
    <>We use what you send only to answer you: {link('privacy policy')}.</>
  ),
  unreachable: 'We could not be reached; please check your connection. ',
  kept: (phone: ReactNode): ReactNode =>
    phone ? <>What you typed is kept: try again, or call {phone}</> : 'What you typed is kept: try again.',
}
