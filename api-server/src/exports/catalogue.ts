import type { Holiday, NamedItem, Tariff, Tour } from 'shared-api/contract'
import { csvOf, type List, yesNo } from './table.ts'

const names = (items: NamedItem[]) => items.map(({ name }) => name).join(', ')

const PACKAGE: Pick<List<Holiday>, 'columns' | 'textOf'> = {
  textOf: ({ name, services, category }) => [name, names(services), names(category)].join(' '),
  columns: {
    Name: ({ name }) => name,
    Services: ({ services }) => names(services),
    Category: ({ category }) => names(category),
    'Who sees it': ({ visibility }) => visibility,
    Address: ({ slug }) => slug,
  },
}

export const holidaysCsv = csvOf<Holiday>({ rows: (app) => app.holidays.listAll(), ...PACKAGE })

export const toursCsv = csvOf<Tour>({
  rows: (app) => app.tours.listAll(),
  textOf: PACKAGE.textOf,
  columns: { ...PACKAGE.columns, Persons: ({ numberOfPersons }) => numberOfPersons },
})

export const tariffsCsv = csvOf<Tariff>({
  rows: (app) => app.tariffs.list(),
  columns: {
    Name: ({ name }) => name,
    'In force from': ({ validFrom }) => validFrom,
    'In force to': ({ validTo }) => validTo,
    'In force today': ({ inForce }) => yesNo(inForce),
  },
})
