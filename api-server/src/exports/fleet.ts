import type { Cab, Driver, Paper, PaperKind, Vehicle } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { sharedTexts } from '../texts/shared.ts'
import { csvOf, yesNo } from './table.ts'

const classOf = ({ cabClass }: Cab) => (cabClass ? sharedTexts.en.cabClasses[cabClass] : '')

export const cabsCsv = csvOf<Cab>({
  rows: (app) => app.cabs.listAll(),
  textOf: (cab) => [cab.brand, cab.carModel, classOf(cab), ...cab.category, cab.description].join(' '),
  columns: {
    Brand: ({ brand }) => brand,
    Model: ({ carModel }) => carModel,
    Seats: ({ seats }) => seats,
    Price: ({ price }) => price,
    'Price per km': ({ pricePerKm }) => pricePerKm,
    'Price per day': ({ pricePerday }) => pricePerday,
    'Trip types': ({ category }) => category.join(', '),
    Class: classOf,
    Gearbox: ({ transmission }) => transmission,
    Fuel: ({ fuel }) => fuel,
    Description: ({ description }) => description,
    Available: ({ availability }) => yesNo(availability),
    'Who sees it': ({ visibility }) => visibility,
  },
})

const lastDay =
  (kind: PaperKind) =>
  ({ papers }: { papers: Paper[] }) =>
    papers.find((paper) => paper.kind === kind)?.lastDay ?? null

const cabOf = ({ cab }: Vehicle) => `${cab.brand} ${cab.carModel}`

export const vehiclesCsv = csvOf<Vehicle>({
  rows: (app) => app.vehicles.list(),
  // A number is found with and without its spaces.
  textOf: (vehicle) => {
    const { registration, note } = vehicle
    return [registration ?? 'no number yet', registration?.replaceAll(' ', ''), cabOf(vehicle), note].join(' ')
  },
  columns: {
    Number: ({ registration }) => registration,
    Cab: cabOf,
    'Registration last day': lastDay('registration'),
    'Insurance last day': lastDay('insurance'),
    'Fitness last day': lastDay('fitness'),
    'Permit last day': lastDay('permit'),
    'Pollution last day': lastDay('pollution'),
    'Tax last day': lastDay('tax'),
    'Authorisation last day': lastDay('authorisation'),
    'Location device last day': lastDay('location'),
    'In use': ({ enabled }) => yesNo(enabled),
    Notes: ({ note }) => note,
  },
})

export const driversCsv = csvOf<Driver>({
  rows: (app) => app.drivers.list(),
  textOf: ({ name, mobile, licence, note }) => [name, mobile, formatPhone(mobile), licence, note].join(' '),
  columns: {
    Name: ({ name }) => name,
    Mobile: ({ mobile }) => formatPhone(mobile),
    Licence: ({ licence }) => licence,
    'Licence last day': lastDay('licence'),
    'Badge last day': lastDay('badge'),
    'Police check last day': lastDay('police'),
    'In use': ({ enabled }) => yesNo(enabled),
    Notes: ({ note }) => note,
  },
})
