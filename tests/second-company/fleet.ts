import { dayFromToday } from '../harness/days.ts'
import { nameOf } from './people.ts'

/** The six models, in the order of the site. */
export const CABS = [
  { brand: 'Maruti Suzuki', carModel: 'Swift', cabClass: 'hatchback', seats: '4', price: '900', fuel: 'petrol' },
  {
    brand: 'Maruti Suzuki',
    carModel: 'Dzire',
    cabClass: 'sedan',
    seats: '4',
    price: '1100',
    transmission: 'automatic',
  },
  { brand: 'Mahindra', carModel: 'XUV 3XO', cabClass: 'suv', seats: '5', price: '1600', fuel: 'diesel' },
  { brand: 'Toyota', carModel: 'Innova', cabClass: 'muv', seats: '7', price: '2000', transmission: 'manual' },
  { brand: 'Toyota', carModel: 'Innova Crysta', cabClass: 'premium-muv', seats: '7', price: '2600', fuel: 'diesel' },
  {
    brand: 'Force',
    carModel: 'Traveller 3350 Super (AC, push-back)',
    cabClass: 'tempo-traveller',
    seats: '12',
    price: '4200',
  },
] as const

/** A tempo traveller goes there and back alone. */
export const tripTypesOf = ({ cabClass }: { cabClass: string }): string[] =>
  cabClass === 'tempo-traveller' ? ['Outstation'] : ['Drop Trip', 'Outstation', 'Local Trip']

/** Vehicles of each model, whose papers differ; the last one of each has an insurance that has ended. */
const PER_MODEL = 5
const DRIVERS = 34

const lines = (header: string, rows: (string | number)[][]) =>
  [header, ...rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(','))].join('\n')

/** The vehicles as the file that the desk imports. Two papers end within a month. */
export const vehiclesCsv = () =>
  lines(
    'Number,Cab,Insurance last day,Permit last day,Pollution last day,Notes',
    CABS.flatMap(({ brand, carModel }, model) =>
      Array.from({ length: PER_MODEL }, (_, nth) => [
        `TN ${58 + (nth % 2)} ${'ABCDEF'[model]}${'KLMNP'[nth]} ${1000 + model * 137 + nth * 11}`,
        `${brand} ${carModel}`,
        dayFromToday(nth === PER_MODEL - 1 ? -5 : 90 + nth),
        dayFromToday(nth === 0 ? 12 : 300),
        dayFromToday(nth === 1 ? 25 : 120),
        nth === 3 ? 'Kochi base; service due on the 5th' : '',
      ]),
    ),
  )

/** The drivers as the file that the desk imports: one licence has ended, one badge ends soon, one is on leave. */
export const driversCsv = () =>
  lines(
    'Name,Mobile,Licence,Licence last day,Badge last day,Notes',
    Array.from({ length: DRIVERS }, (_, nth) => [
      `${nameOf(nth * 5 + 1)} ${nth + 1}`,
      `+91936${4_000_000 + nth * 101}`,
      `TN58 2012${String(1_000_000 + nth)}`,
      dayFromToday(nth === DRIVERS - 1 ? -3 : 200 + nth),
      dayFromToday(nth === 2 ? 9 : 400),
      nth === 5 ? 'On leave from the 10th' : '',
    ]),
  )

/** 60 trips of the notebook from before the first day, as the file that the desk imports. */
export const tripsCsv = (firstDay: number) =>
  lines(
    'Name,Mobile,Trip type,Pick-up city,Drop city,Date,Time,Pick-up place,Persons,Cab,Km,Total fare,Paid,Status',
    Array.from({ length: 60 }, (_, nth) => {
      const { brand, carModel } = CABS[nth % 5] ?? CABS[0]
      const total = 2400 + nth * 35
      return [
        ...[nameOf(nth), `+91944${4_000_000 + nth * 91}`, 'Drop Trip', 'Madurai', nth % 2 ? 'Chennai' : 'Kodaikanal'],
        ...[dayFromToday(firstDay - 1 - nth), '07:30', 'Madurai', 1 + (nth % 4), `${brand} ${carModel}`],
        ...[nth % 2 ? 462 : 116, total, nth % 3 ? total : 1000, nth % 15 === 14 ? 'cancelled' : 'completed'],
      ]
    }),
  )
