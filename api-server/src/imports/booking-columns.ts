import { LOCAL_TRIP_TYPES, STEP, statusesIn, TRIP_TYPES } from 'shared-api/contract'
import { cities } from 'shared-api/geography'
import { refusal } from '../texts/refusal.ts'
import { amountOf, dayOf, numberOf, textOf, timeOf } from './cells.ts'
import { type Column, column, NOTES, needed } from './columns.ts'
import { tripTypeOf } from './trip-type.ts'

const CITIES = { count: cities.length }
const LINE = { max: 200 }
const PERSONS = refusal('takes-persons', { max: 100 })
const oneOf = (values: readonly string[]) => refusal('takes-one-of', { values: values.join(', ') })

/** The statuses that a trip of a notebook may have. */
export const WRITTEN_STATUSES = statusesIn('asked', 'booked', 'done', 'called off', 'missed')

/** The return of a trip whose row leaves it out. */
export const usualReturn = (date: string, place: string) => ({
  ...{ returnDate: date, returnTime: '23:59', returnLocation: place },
})

/** The columns of bookings, by the contract's fields. */
export const BOOKING_COLUMNS: readonly Column[] = [
  needed('name', 'Name, Customer, Customer name, Traveller', refusal('takes-name'), 'Lakshmi Iyer'),
  needed(
    'mobile',
    'Mobile, Phone, Mobile number, Phone number, Contact, Mobile no, Phone no',
    refusal('takes-phone'),
    '98400 12345',
  ),
  column('mail', 'Mail, Email, E-mail, Mail address', refusal('takes-mail'), 'lakshmi@example.com'),
  needed('tripType', 'Trip type, Trip, Type', oneOf(TRIP_TYPES), 'Outstation', (cell) => tripTypeOf(textOf(cell))),
  column('localTripType', 'Local trip type', oneOf(LOCAL_TRIP_TYPES)),
  needed('from', 'Pick-up city, From, From city, Pick up, Origin', refusal('takes-city', CITIES), 'Chennai'),
  column('to', 'Drop city, To, To city, Drop, Destination', refusal('takes-drop-city', CITIES), 'Madurai'),
  needed('pickUpDate', 'Date, Pick-up date, Trip date, Start date', refusal('takes-day'), -3, dayOf),
  needed('pickUpTime', 'Time, Pick-up time, Start time', refusal('takes-time'), '06:30', timeOf),
  column(
    'pickUpLocation',
    'Pick-up place, Pick-up location, Pick-up address',
    refusal('takes-pick-up-place', LINE),
    'Chennai Central',
  ),
  column('returnDate', 'Return date, End date', refusal('takes-return-day'), -1, dayOf),
  column('returnTime', 'Return time, End time', refusal('takes-return-time'), '20:00', timeOf),
  column('returnLocation', 'Return place, Return location, Drop place', refusal('takes-return-place', LINE)),
  column('numberOfPersons', 'Persons, Passengers, Pax, Number of persons', PERSONS, '3', numberOf),
  needed('selectedCab', 'Cab, Car, Vehicle, Cab name', refusal('takes-cab'), 'Toyota Innova Crysta'),
  column('distance', 'Km, Distance, Distance in km, Kms', refusal('takes-km'), '462', numberOf),
  column('hours', 'Hours', refusal('takes-hours'), '', numberOf),
  column('total', 'Total fare, Total, Fare, Amount, Total amount', refusal('takes-total'), '18,500', amountOf),
  column('paid', 'Paid, Received, Advance, Amount paid', refusal('takes-paid'), '18,500', amountOf),
  column('status', 'Status', refusal('takes-status', { values: WRITTEN_STATUSES.join(', ') }), STEP.complete),
  NOTES,
]
