import { states } from 'shared-api/geography'
import { formatDay } from '../../lib/format-day.ts'
import { cityName, stateName } from '../../lib/places.ts'
import { packagePageTexts } from '../../texts/package-page.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { personsOf, type TravelPackage } from './package-filter.ts'

/** '3 days'; null if that is not set. */
export const daysText = ({ days }: Pick<TravelPackage, 'days'>): string | null =>
  days === null ? null : packagesTexts().days({ count: days })

/** A state's name in the page's language, by its code. */
export const nameOfState = (code: string): string =>
  stateName(code, states.find((state) => state.code === code)?.name ?? code)

/** 'Madurai to Ernakulam'; null if neither end is set. */
export function wayText({ startCity, endCity }: Pick<TravelPackage, 'startCity' | 'endCity'>): string | null {
  const [start, end] = [startCity ?? endCity, endCity ?? startCity]
  if (!start || !end) return null
  const t = packagePageTexts()
  return start === end ? t.wayBack({ from: cityName(start) }) : t.wayOf({ from: cityName(start), to: cityName(end) })
}

/** For how many persons it is: what the package says, else the number of a tour; null if neither is set. */
export function groupText(one: TravelPackage): string | null {
  const { personsFrom, personsTo } = one
  const given = [personsFrom, personsTo].filter((count) => count !== null)
  const [least, most] = [Math.min(...given), Math.max(...given)]
  const t = packagePageTexts()
  if (given.length > 0) return least === most ? t.persons({ count: least }) : t.personsFrom({ from: least, to: most })
  const count = personsOf(one)
  return count === null ? null : packagesTexts().persons({ count })
}

/** When it starts, without days before `today` ('YYYY-MM-DD', undefined where that is not known); null if that is not set. */
export function startsText({ anyDay, startDates }: TravelPackage, today = ''): string | null {
  if (anyDay) return packagePageTexts().anyDay
  const days = startDates.filter((day) => day >= today).sort()
  return days.length > 0 ? days.map(formatDay).join(' · ') : null
}
