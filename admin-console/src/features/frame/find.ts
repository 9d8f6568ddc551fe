import { findContacts, getBookings, getDocumentList, getDrivers, getEnquiries, getVehicles } from 'shared-api/client'
import {
  type Booking,
  type Contact,
  type Driver,
  type ListedDocument,
  searched,
  type Vehicle,
} from 'shared-api/contract'
import { cities, cityName } from 'shared-api/geography'
import { rupeesText } from 'shared-api/money'
import { staffCall } from '../../api/staff-call.ts'
import { cabName } from '../../components/cab-name.ts'
import { cityText, routeText } from '../../components/city-text.ts'
import { dayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { commonTexts } from '../../texts/common.ts'
import { frameTexts } from '../../texts/frame.ts'
import type { Door } from './doors.ts'

/** How many of a kind are shown. */
const MOST = 4

/** Something that a search finds: where it is, its name and what else tells it from others. */
export type Hit = { href: string; name: string; detail: string }
export type Hits = { title: string; hits: Hit[] }

/** All that a text of at least two characters finds, by kind; kinds without a hit are left out. Throws as the client does. */
export async function find(q: string, doors: Door[]): Promise<Hits[]> {
  const texts = frameTexts().search
  const [bookings, contacts, fleet, papers, enquiries, places] = await Promise.all([
    staffCall((client) => getBookings(client, { q, limit: MOST, sort: 'upcoming' })),
    staffCall((client) => findContacts(client, q)),
    findFleet(q),
    staffCall((client) => getDocumentList(client, { q, limit: MOST })),
    staffCall((client) => getEnquiries(client, { q, limit: MOST })),
    findCities(q),
  ])
  const all = { href: bookingsOf(q), name: texts.all({ q, count: bookings.total }), detail: '' }
  const { groups } = texts
  return [
    { title: groups.pages, hits: searched(pagesOf(doors), q, ({ name }) => name) },
    { title: groups.bookings, hits: [...bookings.bookings.map(toBooking), ...(bookings.total > MOST ? [all] : [])] },
    { title: groups.people, hits: contacts.contacts.slice(0, MOST).map(toPerson) },
    { title: groups.fleet, hits: fleet.slice(0, MOST) },
    { title: groups.papers, hits: papers.documents.map(toPaper) },
    { title: groups.enquiries, hits: enquiries.enquiries.map(toEnquiry) },
    { title: groups.places, hits: places.map(toCity) },
  ].filter(({ hits }) => hits.length > 0)
}

const bookingsOf = (q: string) => `${paths.bookings.href()}?${new URLSearchParams({ q })}`

function pagesOf(doors: Door[]): Hit[] {
  const texts = frameTexts()
  const entries = doors.flatMap(({ groups }) => groups.flatMap((group) => group.entries))
  return [
    ...doors.map(({ name, href }) => ({ href, name: texts.doors[name], detail: '' })),
    ...entries.map(({ name, href }) => ({ href, name: texts.pages[name], detail: '' })),
  ]
}

const toBooking = (booking: Booking): Hit => ({
  href: paths.booking.href(booking._id),
  name: `${booking.reference} · ${booking.name}`,
  detail: `${routeText(booking)}, ${dayText(booking.pickUpDate)}, ${commonTexts().statuses[booking.status]}`,
})

const toPerson = ({ name, mobile, mail }: Contact): Hit => ({
  href: bookingsOf(mobile || mail),
  name,
  detail: mobile || mail,
})

const toPaper = ({ number, recipient, day, total }: ListedDocument): Hit => ({
  href: `${paths.documents.href()}?${new URLSearchParams({ q: number })}`,
  name: number,
  detail: `${recipient}, ${dayText(day)}, ${rupeesText(total)}`,
})

const toEnquiry = ({
  _id,
  name,
  reference,
  createdAt,
}: {
  _id: string
  name: string
  reference: string
  createdAt: string
}) => ({
  href: paths.enquiry.href(_id),
  name,
  detail: [reference, dayText(createdAt.slice(0, 10))].filter(Boolean).join(', '),
})

const toCity = (id: string): Hit => ({
  href: bookingsOf(cityName(id)),
  name: cityText(id),
  detail: frameTexts().search.place({ city: cityText(id) }),
})

async function findFleet(q: string): Promise<Hit[]> {
  const [{ vehicles }, { drivers }] = await Promise.all([staffCall(getVehicles), staffCall(getDrivers)])
  return [...searched(vehicles, q, vehicleText).map(toVehicle), ...searched(drivers, q, driverText).map(toDriver)]
}

// A number is found with and without its spaces.
const vehicleText = ({ registration }: Vehicle) => [registration, registration?.replaceAll(' ', '')].join(' ')
const driverText = ({ name, mobile }: Driver) => [name, mobile].join(' ')
const toVehicle = ({ id, registration, cab }: Vehicle): Hit => ({
  href: paths.editVehicle.href(id),
  name: registration ?? '',
  detail: cabName(cab),
})
const toDriver = ({ id, name, mobile }: Driver): Hit => ({ href: paths.editDriver.href(id), name, detail: mobile })

/** Cities whose name begins so, and the one that an older name or one of six scripts means. */
async function findCities(q: string): Promise<string[]> {
  const { surePlace } = await import('shared-api/geography/places')
  const begins = cities.filter(({ id, name }) =>
    [name, cityText(id)].some((one) => one.toLowerCase().startsWith(q.toLowerCase())),
  )
  const ids = [surePlace(q)?.cityId, ...begins.map(({ id }) => id)].filter((id) => id !== undefined)
  return [...new Set(ids)].slice(0, 2)
}
