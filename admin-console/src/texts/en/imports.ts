const number = (count: number) => count.toLocaleString('en-IN')
const counted = (one: string, more: string) => (count: number) => `${number(count)} ${count === 1 ? one : more}`

export const imports = {
  title: 'Import',
  description:
    'Trips of a paper notebook, customers, cabs, vehicles and drivers from a CSV or XLSX file: all rows, or none.',
  fromFile: 'From a file',
  what: 'What is in the file',
  kinds: { bookings: 'Bookings', cabs: 'Cabs', vehicles: 'Vehicles', drivers: 'Drivers', customers: 'Customers' },
  /** '1 booking', '5,00,000 bookings' */
  count: {
    bookings: counted('booking', 'bookings'),
    cabs: counted('cab', 'cabs'),
    vehicles: counted('vehicle', 'vehicles'),
    drivers: counted('driver', 'drivers'),
    customers: counted('customer', 'customers'),
    payments: counted('payment noted with them', 'payments noted with them'),
  },
  columns: {
    template: 'Download the template',
    templateHint: 'A CSV file with the header and one row as an example: write over it.',
    summary: 'Columns and what they take',
    loaded: 'the columns',
    caption: 'Columns',
    header: 'Column',
    required: (header: string) => `${header} (required)`,
    takes: 'Takes',
    example: 'Example',
  },
  file: {
    label: 'File',
    imported: 'Imported',
    nothingAdded: 'Nothing was added',
    from: (count: string, file: string) => `${count} from ${file}.`,
    alreadyHere: 'These rows are here already',
    earlier: (by: string) => `These rows are here already: ${by}.`,
    again: (count: string, by: string) => `${count} from ${by}. To import them again would add nothing.`,
    /** 'notebook.xlsx, by Meena on 26 Nov 2026, 4:10 pm' */
    byOn: (file: string, by: string, at: string) => `${file}, by ${by} on ${at}`,
    store: (count: string) => `Import ${count}`,
  },
  preview: {
    title: 'As it will be stored',
    region: 'Rows as they will be stored',
    caption: 'Rows',
    row: 'Row',
  },
  problems: {
    count: (count: number) => (count === 1 ? 'One cell is wrong' : `${number(count)} cells are wrong`),
    mend: 'Nothing was stored. Mend these in the file, save it, and choose it again.',
    caption: 'What is wrong',
    first: (count: number) => `These are the first ${number(count)}.`,
    column: 'Column',
    wholeRow: 'The whole row',
    inFile: 'In the file',
    nothing: 'nothing',
  },
  past: {
    title: 'Imported so far',
    loaded: 'the imports',
    none: 'Nothing was imported yet.',
    caption: 'Imports',
    when: 'When',
    what: 'What',
    file: 'File',
    by: 'By',
    undo: 'Undo',
    undoOf: (what: string) => `Undo ${what}`,
    undone: (by: string, at: string) => `Undone by ${by} on ${at}`,
  },
  undo: {
    title: 'Undo the import',
    loaded: 'what it added',
    removes: (what: string) => `This removes ${what}. The same file can be imported again.`,
    nothingLeft: 'All that it added is deleted already. The same file can be imported again.',
    emptied: 'A vehicle that got its number from the file has none again.',
    refused: (count: number) =>
      count === 1
        ? 'It cannot be undone: one of its records was changed or used since.'
        : `It cannot be undone: ${number(count)} of its records were changed or used since.`,
    kept: 'What is in the way',
    row: (row: number, name: string, because: string) => `Row ${row}, ${name}: ${because}`,
    more: (count: number) => `And ${number(count)} more.`,
    because: {
      changed: 'was changed',
      paid: 'has a payment',
      assigned: 'has a vehicle and driver',
      document: 'has a bill or document',
      messages: 'had messages or its link sent',
      trips: 'has trips',
      bookings: 'has bookings',
      vehicles: 'has vehicles',
    },
    confirm: 'Undo',
    done: (what: string) => `Undone. Removed: ${what}.`,
  },
}
