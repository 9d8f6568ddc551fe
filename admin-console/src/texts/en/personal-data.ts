export const personalData = {
  title: 'Personal data',
  description: 'Find the data of one person, to hand out or erase.',
  mail: 'Mail',
  mobile: 'Mobile',
  find: 'Find',
  none: 'No data found for this person.',
  kept: 'What is kept',
  booking: (reference: string) => `Booking ${reference}`,
  enquiry: (at: string) => `Enquiry of ${at}`,
  account: (mail: string) => `Account ${mail}`,
  contact: (mobile: string) => `Customer ${mobile}`,
  books: {
    title: 'Kept for the books after erasing:',
    label: 'What the books keep',
    payment: (amount: string, booking: string, at: string) =>
      `Payment of ${amount} for ${booking}, ${at}: without the person`,
    refund: (amount: string, booking: string, at: string) =>
      `Refund of ${amount} for ${booking}, ${at}: without the person`,
    document: (number: string, recipient: string, until: string) =>
      `${number}, to ${recipient}: names the person until ${until}`,
  },
  others: {
    title: (contacts: string) => `Also named there: ${contacts}`,
    text: 'Data under these contacts only, such as an account, are not listed here and would not be erased. If they are the same person’s, search for them too.',
  },
  more: {
    button: 'Show more',
    some: (count: number) => `${count} records are shown, and there are more. Erase takes them all.`,
    all: (count: number) => `All ${count} records are shown.`,
  },
  save: 'Save as a file',
  notSaved: (why: string) => `The file was not saved. ${why}`,
  erase: 'Erase',
  consequence:
    'Enquiries, account, customer entry and mail are deleted. Bookings stay for the books, without name, contact, places and note. Payments stay without their notes; invoices and receipts name the person until the day that is listed. This cannot be undone.',
  erased: (bookings: number, enquiries: number, accounts: number, contacts: number) =>
    `Erased bookings ${bookings}, enquiries ${enquiries}, accounts ${accounts}, customers ${contacts}.`,
  papers: (until: string, count: number) => `Papers that name the person until ${until}: ${count}.`,
}
