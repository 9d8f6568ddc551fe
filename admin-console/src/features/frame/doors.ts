import type { icon } from 'shared-ui'
import { ClockIcon, MailIcon, UsersIcon } from 'shared-ui/icons'
import { paths } from '../../config/paths.ts'
import type { Words } from '../../texts/words.ts'
import * as icons from './icons.tsx'

type Names = Words['frame']
type Icon = ReturnType<typeof icon>

/** A page of the desk, the addresses that belong to it, and whether it is for owners alone. */
type Entry = { name: keyof Names['pages']; href: string; pages: RegExp; forOwners: boolean }
/** Pages that belong together. */
export type Group = { name: keyof Names['groups'] | null; Icon: Icon; entries: Entry[] }
/** One of the five doors, with what is behind it. */
export type Door = { name: keyof Names['doors']; href: string; Icon: Icon; pages: RegExp; groups: Group[] }

const page = (name: Entry['name'], href: string, pages: RegExp): Entry => ({ name, href, pages, forOwners: false })
const owners = (name: Entry['name'], href: string, pages: RegExp): Entry => ({ name, href, pages, forOwners: true })
const one = (Icon: Icon, entry: Entry): Group => ({ name: null, Icon, entries: [entry] })

const MONEY = [
  page('toLookAt', paths.money.href(), /^\/money\/?$/),
  page('toCollect', paths.collect.href(), /^\/money\/collect/),
  page('toGiveBack', paths.giveBack.href(), /^\/money\/give-back/),
  page('documents', paths.documents.href(), /^\/documents/),
  page('driverCash', paths.openCash.href(), /^\/drivers\/(.+\/)?cash/),
  page('dayBook', paths.dayBook.href(), /^\/day-book/),
  owners('month', paths.books.href(), /^\/books/),
]

const FLEET = [
  page('cabs', paths.cabs.href(), /^\/(table|admin\/create|edit\/)/),
  page('vehicles', paths.vehicles.href(), /^\/vehicles/),
  page('drivers', paths.drivers.href(), /^\/drivers/),
]

const PACKAGES = [page('holidays', paths.holidays.href(), /^\/holiday/), page('tours', paths.tours.href(), /^\/tour/)]

const MORE: Group[] = [
  { name: 'fleet', Icon: icons.CarIcon, entries: FLEET },
  { name: 'packages', Icon: icons.BagIcon, entries: PACKAGES },
  one(icons.TagIcon, page('tariffs', paths.tariffs.href(), /^\/tariffs/)),
  one(MailIcon, page('enquiries', paths.enquiries.href(), /^\/enquiries/)),
  one(icons.FileInIcon, owners('import', paths.import.href(), /^\/import/)),
  one(UsersIcon, owners('staff', paths.staff.href(), /^\/staff/)),
  one(icons.SlidersIcon, owners('settings', paths.settings.href(), /^\/admin\/settings/)),
  one(ClockIcon, owners('activity', paths.activity.href(), /^\/activity/)),
  one(icons.ShieldIcon, owners('personalData', paths.personalData.href(), /^\/personal-data/)),
]

const door = (name: Door['name'], href: string, Icon: Icon, pages: RegExp, groups: Group[] = []): Door => ({
  ...{ name, href, Icon, pages, groups },
})

// Money before More: the cash of drivers is behind it.
const DOORS: Door[] = [
  door('today', paths.admin.href(), icons.TodayIcon, /^\/admin\/?$/),
  door('bookings', paths.bookings.href(), icons.BookingsIcon, /^\/bookings/),
  door('board', paths.board.href(), icons.BoardIcon, /^\/board/),
  door('money', paths.money.href(), icons.MoneyIcon, /^\/money/, [
    { name: null, Icon: icons.MoneyIcon, entries: MONEY },
  ]),
  door('more', paths.more.href(), icons.MoreIcon, /^\/(more|account)/, MORE),
]

/** The doors with the pages that somebody may see: owners all, clerks those of their role. */
export const doorsOf = (isOwner: boolean): Door[] =>
  DOORS.map(({ groups, ...rest }) => ({
    ...rest,
    groups: groups
      .map((group) => ({ ...group, entries: group.entries.filter(({ forOwners }) => isOwner || !forOwners) }))
      .filter(({ entries }) => entries.length > 0),
  }))

/** Whose page an address is: a door, and the group behind it; none of the login. */
export function whereIs(doors: Door[], pathname: string): { door?: Door; group?: Group } {
  for (const door of doors) {
    const group = door.groups.find(({ entries }) => entries.some(({ pages }) => pages.test(pathname)))
    if (group || door.pages.test(pathname)) return { door, group }
  }
  return {}
}
