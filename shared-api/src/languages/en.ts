import type { HotelClass } from '../contract/index.ts'
import type { ClassTexts, LineTexts } from './fare-words.ts'
import type { ContractTexts } from './words.ts'

const picture = (field: string, megabytes: number) =>
  `${field} takes a JPEG, PNG or WebP picture of at most ${megabytes} MB`
const pdf = (field: string, megabytes: number) => `${field} takes a PDF file of at most ${megabytes} MB`

/** English for the problems that the contract and the server find in a request. */
export const contract: ContractTexts = {
  problems: {
    invalid: (field) => `${field} is not valid`,
    required: (field) => `${field} is required`,
    'required-for-trip': (field, { trip }) => `${field} is required for ${trip}`,
    'mail-or-mobile': () => 'Mail or mobile is required',
    'unknown-field': (field) => `${field} is not a known field`,
    repeated: (field) => `${field} must come once`,
    duplicates: (field) => `${field} takes each entry once`,
    text: (field) => `${field} must be text`,
    number: (field) => `${field} must be a number`,
    list: (field) => `${field} must be a list`,
    flag: (field) => `${field} must be true or false`,
    'too-short': (field, { min }) => `${field} needs at least ${min} characters`,
    'too-long': (field, { max }) => `${field} takes at most ${max} characters`,
    'too-many': (field, { max }) => `${field} takes at most ${max} entries`,
    'too-large': (field, { kilobytes }) => `${field} takes at most ${kilobytes} kB`,
    'one-line': (field) => `${field} must be one line of plain text, without control characters`,
    'plain-text': (field) => `${field} must be plain text, without control characters`,
    'web-address': (field) => `${field} takes no web address; leave a space after a full stop`,
    unprintable: (field, { letter }) => `${field} has ${letter}, which papers can't print: write it in letters`,
    id: (field) => `${field} takes 1 to 40 letters, digits, - or _`,
    link: (field) => `${field} must be a path that starts with / or an http(s) address`,
    'visible-ascii': (field, { max }) => `${field} takes 1 to ${max} visible ASCII characters`,
    'one-of': (field, { values }) => `${field} must be one of ${values}`,
    'whole-number': (field, { min, max }) => `${field} must be a whole number from ${min} to ${max}`,
    rupees: (field, { max }) => `${field} must be a number of rupees from 0 to ${max}, with at most two decimals`,
    km: (field, { max }) => `${field} must be a number of km, more than 0 and at most ${max}`,
    percent: (field, { min, max }) => `${field} must be a percentage from ${min} to ${max}, with at most two decimals`,
    hours: (field, { max }) => `${field} must be a number of hours, more than 0 and at most ${max}`,
    'number-to': (field, { max }) => `${field} must be a number from 0 to ${max}`,
    'rupees-or-less': (field, { max }) => `${field} must be a number of rupees from -${max} to ${max}`,
    'below-zero': (field) => `${field} must be below 0`,
    'total-below-zero': () => 'The total would be below 0',
    'total-not-above-zero': () => 'The total must be above 0',
    'after-pick-up': (field) => `${field} must not be after the pick-up`,
    placeholder: (field, { name, known }) => `${field} has {${name}}, which nothing fills in; there are ${known}`,
    'open-placeholder': (field, { name }) => `${field} still has {${name}}: write it yourself, or take it out`,
    'above-last': (field) => `${field} must be above the one before`,
    'below-last': (field) => `${field} must be below the one before`,
    'not-below-last': (field) => `${field} must not be below the one before`,
    'ends-first': () => 'The last day must not be before the first',
    'dates-overlap': (_field, { name, day }) => `‘${name}’ begins on ${day}: choose other days, or delete it first`,
    'dates-gap': (field) => `${field} leaves days without a tariff: put one in force from the next day first`,
    'day-past': (field) => `${field} must be today or later (Indian time)`,
    'no-rate': () => 'We have no price for this cab on this trip; please choose another or call us',
    registration: (field) => `${field} must be an Indian number such as TN 01 AB 1234 or 22 BH 1234 AA`,
    taken: (field) => `${field} is already in use`,
    gone: (field) => `${field} is no longer there: choose another`,
    'too-soon': (_field, { minutes }) => `Pick-ups within ${minutes} minutes are booked by phone: please call us`,
    mail: (field) => `${field} must be an address such as name@example.com`,
    mobile: (field) =>
      `${field} must be an Indian mobile number of 10 digits, a landline with 0 and area code, or one with its country code`,
    city: (field, { example }) => `${field} must be a city id such as ${example}`,
    'our-city': (field) => `${field} must be one of our cities`,
    date: (field) => `${field} must be a date as YYYY-MM-DD`,
    time: (field) => `${field} must be a time as HH:MM`,
    'trip-type': () => 'Please Select The TripType',
    'trip-types': (field) => `${field} must be Outstation, Local Trip or Drop Trip, or a list of these`,
    'local-trip-type': (field) => `${field} must be Hour-Basis or Day-Use`,
    'tour-category': (field) => `${field} must be Basic or Premium`,
    services: (field, { length, max }) =>
      `${field} must be a text of at most ${length} characters, or a list of at most ${max} names`,
    past: () => 'Pick-up must not be in the past (Indian time)',
    'too-long-ago': () => 'Pick-up must be within the last year',
    'too-far-ahead': () => 'Pick-up must be within a year from now',
    'return-first': () => 'Return must be after the pick-up',
    'return-too-far': () => 'Return must be within a year of the pick-up',
    seats: (_field, { seats, persons }) => `This cab seats ${seats}; choose a larger cab for ${persons} persons`,
    'cab-gone': () => 'This cab is no longer available for this trip type; please choose another',
    'trip-code': () => 'These are not the traveller’s 4 digits',
    'below-opening': (_field, { km }) => `The closing km must not be below the opening km, ${km}`,
    'passwords-differ': () => 'Passwords do not match',
    'same-password': (field) => `${field} must differ from the current one`,
    'common-password': (field) => `${field} is too common. Choose another.`,
    contrast: (field, { ratio, least }) =>
      `${field} is too hard to read: its contrast is ${ratio}:1 and must be at least ${least}:1`,
    gstin: (field) => `${field} must be a GSTIN of 15 letters and digits; check each of them`,
    month: (field) => `${field} must be a month as YYYY-MM`,
    year: (field) => `${field} must be a year as YYYY, from 2000 to 2099`,
    utr: (field) => `${field} must be the bank's number of the payment: 10 to 22 letters and digits`,
    'above-balance': (field, { balance }) =>
      `${field} must not be more than the ${balance} rupees that are still to be paid`,
    'above-paid': (field, { paid }) => `${field} must not be more than the ${paid} rupees that were paid`,
    'wrong-password': (field) => `${field} is wrong`,
    cursor: (field) => `${field} must be the nextCursor of a reply`,
    'unknown-file': (field) => `${field} is not a known file`,
    'no-file': (field) => `${field} takes no file`,
    'one-file': (field) => `${field} takes one file`,
    picture: (field, { megabytes }) => picture(field, megabytes),
    'picture-or-link': (field, { megabytes }) =>
      `${picture(field, megabytes)}, or the address of one that was uploaded here, as /uploads/…/640.webp`,
    'damaged-picture': (field, { megapixels }) => `${field} is damaged or has more than ${megapixels} million pixels`,
    pdf: (field, { megabytes }) => pdf(field, megabytes),
    'pdf-or-link': (field, { megabytes }) => `${pdf(field, megabytes)}, or its address`,
    'whole-pdf': (field) => `${field} takes a whole PDF file`,
  },
  gateway: {
    'too-large': () => 'That is more than can be sent at once. Please choose a smaller file.',
    'too-many': () => 'Too many at once. Please try again in a moment.',
    unavailable: () => 'The service cannot answer right now. Please try again in a moment.',
    failed: (status) => `Something went wrong on our side (error ${status}).`,
  },
  fields: {
    name: 'Name',
    mobile: 'Mobile',
    phone: 'Phone',
    mail: 'Mail Id',
    messagesByPhone: 'Messages by WhatsApp or SMS',
    email: 'Email',
    returnLocation: 'Return location',
    returnDate: 'Return date',
    returnTime: 'Return time',
  },
  tripTypes: {},
}

/** Cities and states whose names differ from those of the API: in English none. */
export const cities: Record<string, string> = {}
export const states: Record<string, string> = {}

/** '17:14' as '5:14 pm', which no line breaks. By hand: the browser's formatter takes longer to make than this file. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'am' : 'pm'}`
}

/** English for the lines of a fare. */
export const fareLines: LineTexts = {
  distance: (km, rate) => `Distance ${km} km × ${rate}`,
  cab: () => 'Cab fare',
  package: () => 'Package',
  'extra-hours': (hours, rate) => `Extra hours ${hours} × ${rate}`,
  'extra-km': (km, rate) => `Extra ${km} km × ${rate}`,
  allowance: (days, rate) => `Driver allowance ${days} × ${rate}`,
  night: (nights, rate) => `Night charge ${nights} × ${rate}`,
  hill: () => 'Hill charge',
  waiting: (hours, rate) => `Waiting ${hours} h × ${rate}`,
  season: (percent) => `Season ${percent}%`,
  toll: () => 'Toll',
  permit: () => 'Permit',
  parking: () => 'Parking',
  discount: () => 'Discount',
  other: () => 'Other',
  cgst: (percent) => `CGST ${percent}%`,
  sgst: (percent) => `SGST ${percent}%`,
  igst: (percent) => `IGST ${percent}%`,
  gst: (percent) => `GST ${percent}%`,
  rounding: () => 'Rounding',
}

/** English for the classes of cabs. */
export const cabClasses: ClassTexts = {
  hatchback: 'Hatchback',
  sedan: 'Sedan',
  suv: 'SUV',
  muv: 'MUV',
  'premium-muv': 'Premium MUV',
  'tempo-traveller': 'Tempo traveller',
  minibus: 'Minibus',
  bus: 'Bus',
}

/** Where travellers of a package sleep. */
export const hotelClasses: Record<HotelClass, string> = {
  budget: 'Simple, clean rooms',
  '3-star': '3-star hotels',
  '4-star': '4-star hotels',
  '5-star': '5-star hotels',
  heritage: 'Heritage hotels',
  homestay: 'Homestays',
  resort: 'Resorts',
  houseboat: 'Houseboat',
}
