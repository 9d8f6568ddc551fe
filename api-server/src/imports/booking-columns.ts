import { LOCAL_TRIP_TYPES, TRIP_TYPES } from 'shared-api/contract'
import { cities } from 'shared-api/geography'
import { amountOf, dayOf, numberOf, textOf, timeOf } from './cells.ts'
import type { Column } from './columns.ts'
import { DAY } from './papers.ts'
import { tripTypeOf } from './trip-type.ts'

const TIME = 'a time such as 06:30 or 6.30 pm'
const CITY = `one of our ${cities.length} cities, such as Chennai or Madurai`
const LINE = 'one line of up to 200 characters'

/** The statuses that a trip of a notebook may have. */
export const WRITTEN_STATUSES = ['new', 'confirmed', 'completed', 'cancelled', 'no show'] as const

/** The return of a trip whose row leaves it out. */
export const usualReturn = (date: string, place: string) => ({
  ...{ returnDate: date, returnTime: '23:59', returnLocation: place },
})

/** The columns of bookings, by the contract's fields. */
export const BOOKING_COLUMNS: readonly Column[] = [
  {
    field: 'name',
    header: 'Name',
    also: ['Customer', 'Customer name', 'Traveller'],
    required: true,
    takes: 'a name',
    example: 'Lakshmi Iyer',
  },
  {
    ...{
      field: 'mobile',
      header: 'Mobile',
      also: ['Phone', 'Mobile number', 'Phone number', 'Contact', 'Mobile no', 'Phone no'],
    },
    ...{
      required: true,
      takes: 'an Indian mobile, a landline with 0 and area code, or a number with its country code',
      example: '98400 12345',
    },
  },
  {
    field: 'mail',
    header: 'Mail',
    also: ['Email', 'E-mail', 'Mail address'],
    takes: 'a mail address',
    example: 'lakshmi@example.com',
  },
  {
    ...{
      field: 'tripType',
      header: 'Trip type',
      also: ['Trip', 'Type'],
      required: true,
      read: (cell) => tripTypeOf(textOf(cell)),
    },
    ...{ takes: `one of ${TRIP_TYPES.join(', ')}`, example: 'Outstation' },
  },
  { field: 'localTripType', header: 'Local trip type', takes: `one of ${LOCAL_TRIP_TYPES.join(', ')}`, example: '' },
  {
    field: 'from',
    header: 'Pick-up city',
    also: ['From', 'From city', 'Pick up', 'Origin'],
    required: true,
    takes: CITY,
    example: 'Chennai',
  },
  {
    field: 'to',
    header: 'Drop city',
    also: ['To', 'To city', 'Drop', 'Destination'],
    takes: `${CITY}; the pick-up city if left out`,
    example: 'Madurai',
  },
  {
    field: 'pickUpDate',
    header: 'Date',
    also: ['Pick-up date', 'Trip date', 'Start date'],
    required: true,
    takes: DAY,
    example: -3,
    read: dayOf,
  },
  {
    field: 'pickUpTime',
    header: 'Time',
    also: ['Pick-up time', 'Start time'],
    required: true,
    takes: TIME,
    example: '06:30',
    read: timeOf,
  },
  {
    field: 'pickUpLocation',
    header: 'Pick-up place',
    also: ['Pick-up location', 'Pick-up address'],
    takes: `${LINE}; the city if left out`,
    example: 'Chennai Central',
  },
  {
    field: 'returnDate',
    header: 'Return date',
    also: ['End date'],
    takes: `${DAY}; the day of the pick-up if left out`,
    example: -1,
    read: dayOf,
  },
  {
    field: 'returnTime',
    header: 'Return time',
    also: ['End time'],
    takes: `${TIME}; the end of the day if left out`,
    example: '20:00',
    read: timeOf,
  },
  {
    field: 'returnLocation',
    header: 'Return place',
    also: ['Return location', 'Drop place'],
    takes: `${LINE}; the pick-up place if left out`,
    example: '',
  },
  {
    field: 'numberOfPersons',
    header: 'Persons',
    also: ['Passengers', 'Pax', 'Number of persons'],
    takes: '1 to 100; 1 if left out',
    example: '3',
    read: numberOf,
  },
  {
    field: 'selectedCab',
    header: 'Cab',
    also: ['Car', 'Vehicle', 'Cab name'],
    required: true,
    takes: 'the brand and model of a cab in your list of cabs',
    example: 'Toyota Innova Crysta',
  },
  {
    field: 'distance',
    header: 'Km',
    also: ['Distance', 'Distance in km', 'Kms'],
    takes: 'km; by road if left out',
    example: '462',
    read: numberOf,
  },
  { field: 'hours', header: 'Hours', takes: 'whole hours of a Local Trip', example: '', read: numberOf },
  {
    field: 'total',
    header: 'Total fare',
    also: ['Total', 'Fare', 'Amount', 'Total amount'],
    takes: 'rupees; by the tariff if left out',
    example: '18,500',
    read: amountOf,
  },
  {
    field: 'paid',
    header: 'Paid',
    also: ['Received', 'Advance', 'Amount paid'],
    takes: 'rupees, up to the total',
    example: '18,500',
    read: amountOf,
  },
  {
    field: 'status',
    header: 'Status',
    takes: `one of ${WRITTEN_STATUSES.join(', ')}; by the date if left out`,
    example: 'completed',
  },
  { field: 'note', header: 'Notes', also: ['Note', 'Remarks'], takes: 'text of up to 2,000 characters', example: '' },
]
