import { type DriverFields, VEHICLE_PAPERS, type VehicleFields } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import { DEMO_CABS } from './cabs.ts'

/** District offices that a company in Chennai would register at. */
const DISTRICTS = ['01', '02', '07', '09', '10', '22']
const SERIES = ['AB', 'BC', 'CQ', 'DK', 'EF']

/** Days until papers end that the desk has to see to; negative for one that has ended. */
const SOON: Record<string, number> = {
  'dzire insurance': -3,
  'amaze pollution': 1,
  'ertiga fitness': 6,
  'nexon permit': 24,
}

/** Of each demo cab, the number and papers of its vehicle; `today` is an Indian day. */
export const demoVehicles = (today: string): Pick<VehicleFields, 'registration' | 'papers'>[] =>
  DEMO_CABS.map((cab, index) => ({
    registration: `TN ${DISTRICTS[index % 6]} ${SERIES[index % 5]} ${1000 + ((index * 2477) % 9000)}`,
    papers: VEHICLE_PAPERS.map((kind, at) => ({
      kind,
      number: '',
      lastDay: dayAfter(today, SOON[`${cab.id} ${kind}`] ?? 45 + ((index * 37 + at * 53) % 320)),
    })),
  }))

type Person = [name: string, mobile: string, licence: string, licenceDays: number, badgeDays: number]

const PEOPLE: Person[] = [
  ['Murugan Selvaraj', '+919000010001', 'TN01 20090004711', 900, 420],
  ['Abdul Kareem', '+919000010002', 'TN07 20120008262', 1460, 12],
  ['Joseph Antony', '+919000010003', 'KL07 20110001934', 2100, 610],
  ['Senthil Velan', '+919000010004', 'TN22 20140005077', -5, 300],
  ['Lakshmi Narayanan', '+919000010005', 'TN09 20160003358', 760, 540],
  ['Prakash Gowda', '+919000010006', 'KA05 20130007140', 1200, 200],
]

/** The demo drivers: invented names and numbers; `today` is an Indian day. */
export const demoDrivers = (today: string): DriverFields[] =>
  PEOPLE.map(([name, mobile, licence, licenceDays, badgeDays]) => ({
    ...{ name, mobile, licence, photo: '', enabled: true, note: '', base: null, absences: [] },
    papers: [
      { kind: 'licence', number: '', lastDay: dayAfter(today, licenceDays) },
      { kind: 'badge', number: '', lastDay: dayAfter(today, badgeDays) },
    ],
  }))
