import { LOCAL_TRIP_TYPES, STEP, statusesIn, TRIP_TYPES } from 'shared-api/contract'
import { cities } from 'shared-api/geography'
import { refusal } from '../texts/refusal.ts'
import { amountOf, dayOf, numberOf, textOf, timeOf } from './cells.ts'
import type { Column } from './columns.ts'
import { tripTypeOf } from './trip-type.ts'

const CITIES = { count: cities.length }
const LINE = { max: 200 }

/** The statuses that a trip of a notebook may have. */
export const WRITTEN_STATUSES = statusesIn('asked', 'booked', 'done', 'called off', 'missed')

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
    takes: refusal('takes-name'),
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
      takes: refusal('takes-phone'),
      example: '98400 12345',
    },
  },
  {
    field: 'mail',
    header: 'Mail',
    also: ['Email', 'E-mail', 'Mail address'],
    takes: refusal('takes-mail'),
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
    ...{ takes: refusal('takes-one-of', { values: TRIP_TYPES.join(', ') }), example: 'Outstation' },
  },
  {
    field: 'localTripType',
    header: 'Local trip type',
    takes: refusal('takes-one-of', { values: LOCAL_TRIP_TYPES.join(', ') }),
    example: '',
  },
  {
    field: 'from',
    header: 'Pick-up city',
    also: ['From', 'From city', 'Pick up', 'Origin'],
    required: true,
    takes: refusal('takes-city', CITIES),
    example: 'Chennai',
  },
  {
    field: 'to',
    header: 'Drop city',
    also: ['To', 'To city', 'Drop', 'Destination'],
    takes: refusal('takes-drop-city', CITIES),
    example: 'Madurai',
  },
  {
    field: 'pickUpDate',
    header: 'Date',
    also: ['Pick-up date', 'Trip date', 'Start date'],
    required: true,
    takes: refusal('takes-day'),
    example: -3,
    read: dayOf,
  },
  {
    field: 'pickUpTime',
    header: 'Time',
    also: ['Pick-up time', 'Start time'],
    required: true,
    takes: refusal('takes-time'),
    example: '06:30',
    read: timeOf,
  },
  {
    field: 'pickUpLocation',
    header: 'Pick-up place',
    also: ['Pick-up location', 'Pick-up address'],
    takes: refusal('takes-pick-up-place', LINE),
    example: 'Chennai Central',
  },
  {
    field: 'returnDate',
    header: 'Return date',
    also: ['End date'],
    takes: refusal('takes-return-day'),
    example: -1,
    read: dayOf,
  },
  {
    field: 'returnTime',
    header: 'Return time',
    also: ['End time'],
    takes: refusal('takes-return-time'),
    example: '20:00',
    read: timeOf,
  },
  {
    field: 'returnLocation',
    header: 'Return place',
    also: ['Return location', 'Drop place'],
    takes: refusal('takes-return-place', LINE),
    example: '',
  },
  {
    field: 'numberOfPersons',
    header: 'Persons',
    also: ['Passengers', 'Pax', 'Number of persons'],
    takes: refusal('takes-persons', { max: 100 }),
    example: '3',
    read: numberOf,
  },
  {
    field: 'selectedCab',
    header: 'Cab',
    also: ['Car', 'Vehicle', 'Cab name'],
    required: true,
    takes: refusal('takes-cab'),
    example: 'Toyota Innova Crysta',
  },
  {
    field: 'distance',
    header: 'Km',
    also: ['Distance', 'Distance in km', 'Kms'],
    takes: refusal('takes-km'),
    example: '462',
    read: numberOf,
  },
  { field: 'hours', header: 'Hours', takes: refusal('takes-hours'), example: '', read: numberOf },
  {
    field: 'total',
    header: 'Total fare',
    also: ['Total', 'Fare', 'Amount', 'Total amount'],
    takes: refusal('takes-total'),
    example: '18,500',
    read: amountOf,
  },
  {
    field: 'paid',
    header: 'Paid',
    also: ['Received', 'Advance', 'Amount paid'],
    takes: refusal('takes-paid'),
    example: '18,500',
    read: amountOf,
  },
  {
    field: 'status',
    header: 'Status',
    takes: refusal('takes-status', { values: WRITTEN_STATUSES.join(', ') }),
    example: STEP.complete,
  },
  {
    field: 'note',
    header: 'Notes',
    also: ['Note', 'Remarks'],
    takes: refusal('takes-text', { max: 2000 }),
    example: '',
  },
]
