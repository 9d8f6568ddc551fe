import { expect, test } from 'vitest'
import { BookingDetails } from './booking.ts'
import { ContactForm, CustomTourForm, PackageForm } from './enquiry.ts'
import { PersonName } from './person.ts'
import { fieldProblemsOf } from './problems.ts'
import { RegisterRequest } from './user.ts'
import { hasWebAddress } from './web-address.ts'

test.each([
  'https://evil.example/win',
  'Win now HTTP://1.2.3.4',
  'www.evil.example',
  'see WWW.EVIL.EXAMPLE now',
  'evil.com',
  'Asha evil.com',
  'Asha (evil.co.in)',
  'Free prizes at evil.shop.',
  'pay-here.online, today',
  'bit.ly/3xYz',
  't.me/win',
  't.co?x=1',
  'evil.com:8080/x',
  'asha@evil.com',
  'வெற்றி.com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil。com',
  'evil\u200b.c\u00adom',
])('%j holds the address of a page', (text) => {
  expect(hasWebAddress(text)).toBe(true)
  expect(fieldProblemsOf(PersonName.safeParse(text).error?.issues ?? [])).toEqual([{ path: '', code: 'web-address' }])
})

test.each([
  ...['Dr.Kumar', 'K.Ravi', 'S.P.Balasubrahmanyam', 'A. R. Rahman', 'R.Priya, M.Com', 'B.Com', 'Ravi Jr.', 'Mr.Indran'],
  ...['St. Thomas Mount', 'T.Nagar', 'T.Nagar/West Mambalam', 'No.5, 2nd St.', 'Door.No.12/4', 'D.No.5', 'Plot.No 7'],
  ...[
    'M.G.Road',
    'K.K.Nagar',
    'V.O.C.Park',
    'St.Thomas',
    'Opp.Central',
    'Nr.Bus Stand',
    'Govt.Hospital',
    'Rly.Station',
  ],
  ...['5.th Cross', '12.th Main', 'at 10.30 a.m.', '6.30.pm', 'Gate No.3', 'Rs.500', 'G.H.', 'Y.M.C.A.', 'Co-op. Bank'],
  ...[
    'T.N.Co-op Society',
    'Stand. In front of it',
    'Egmore. To the left',
    'Terminal 1.5 km',
    'L.I.C. Building',
    'Ph.D',
  ],
  ...['அ.முத்து', 'தி.நகர்', 'Coimbatore.Information desk', 'Tidel Park, O.M.R.', 'Hotel.Saravana', 'httpd Street'],
])('%j is a name or a place', (text) => {
  expect(hasWebAddress(text)).toBe(false)
})

test('a long word takes no long time', () => {
  const from = performance.now()
  expect(hasWebAddress('a.'.repeat(50_000) + 'a'.repeat(100_000))).toBe(false)
  expect(performance.now() - from).toBeLessThan(1000)
})

const LINK = 'evil.com'
const SENDER = { name: 'Asha', email: 'asha@example.com', phone: '9840012345' }
const PACKAGE = { ...SENDER, category: 'Basic', tourName: 'Ooty' }
const BOOKING = {
  ...{ tripType: 'Outstation', from: 'tn-chennai', to: 'tn-madurai', pickUpDate: '2026-12-24', pickUpTime: '06:30' },
  ...{ pickUpLocation: 'T.Nagar', returnDate: '2026-12-26', returnTime: '20:00', returnLocation: 'Egmore' },
  ...{ package: 'Ooty', visitingPlaces: ['Trichy'], numberOfPersons: 3, cabType: 'Suv', distance: 462 },
  ...{ selectedCab: { _id: 'c1' }, name: 'Asha', mobile: '9840012345', mail: 'asha@example.com' },
}
const ACCOUNT = {
  name: 'Asha',
  email: 'asha@example.com',
  password: 'twelve letters',
  confirmPassword: 'twelve letters',
}

test.each([
  ['a booking', BookingDetails, BOOKING, { name: LINK }],
  ['a booking', BookingDetails, BOOKING, { pickUpLocation: LINK }],
  ['a booking', BookingDetails, BOOKING, { returnLocation: LINK }],
  ['a booking', BookingDetails, BOOKING, { visitingPlaces: ['Trichy', LINK] }],
  ['a booking', BookingDetails, BOOKING, { package: LINK }],
  ['a booking', BookingDetails, BOOKING, { cabType: LINK }],
  ['a contact message', ContactForm, { ...SENDER, message: LINK }, { name: LINK }],
  ['a package form', PackageForm, PACKAGE, { name: LINK }],
  ['a package form', PackageForm, PACKAGE, { tourName: LINK }],
  ['a registration', RegisterRequest, ACCOUNT, { name: LINK }],
] as const)('%s takes no web address in a name or place (case %#)', (_what, schema, whole, part) => {
  expect(schema.safeParse(whole).success).toBe(true)
  const { error } = schema.safeParse({ ...whole, ...part })
  const [field = ''] = Object.keys(part)
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
  expect(fieldProblemsOf(error?.issues ?? []).map(({ code }) => code)).toEqual(['web-address'])
})

test('allows one in what a visitor writes to the desk', () => {
  const tour = { ...SENDER, numberOfPersons: 3, category: 'Basic', visitingPlaces: LINK, message: LINK }
  expect(CustomTourForm.safeParse(tour).success).toBe(true)
})
