import type { Activity, ActivityCode } from 'shared-api/contract'
import { dayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { activityTexts } from '../../texts/activity.ts'
import { commonTexts } from '../../texts/common.ts'

/** A word by its key; a key of a later server as it is. */
const wordIn = (words: Record<string, string>, key: string): string => (Object.hasOwn(words, key) && words[key]) || key

/** What was done, in words; a code of a later server as it is. */
export const activityText = ({ code }: Pick<Activity, 'code'>): string =>
  wordIn(activityTexts().done satisfies Record<ActivityCode, string>, code)

/** The record of an activity by its name; lists in words. */
export function subjectText({ code, subject: { name } }: Pick<Activity, 'code' | 'subject'>): string {
  const { lists, imported } = activityTexts()
  if (code === 'list-exported') return wordIn(lists, name)
  const [rows = '', list = ''] = name.split(' ')
  return code === 'file-imported' ? imported({ rows, list: wordIn(lists, list) }) : name
}

/** More of it: 'confirmed, note', 'from 1 Dec 2026'. */
export function detailText({ code, detail }: Pick<Activity, 'code' | 'detail'>): string {
  const texts = activityTexts()
  if (code === 'settings-restored') return texts.version({ number: detail })
  if (code === 'tariff-put-in-force') return texts.from({ day: dayText(detail) })
  const words = { ...commonTexts().statuses, ...texts.details }
  const parts = detail.split(' ').filter(Boolean)
  return parts.map((part) => wordIn(words, part.replaceAll('-', ' '))).join(', ')
}

const PAGES: Record<string, (id: string) => string> = {
  booking: paths.booking.href,
  payment: paths.booking.href,
  refund: paths.booking.href,
  claim: paths.booking.href,
  expense: paths.booking.href,
  money: paths.booking.href,
  enquiry: paths.enquiry.href,
  quotation: paths.enquiry.href,
  tariff: paths.tariff.href,
  cab: paths.editCab.href,
  vehicle: paths.editVehicle.href,
  driver: paths.editDriver.href,
  holiday: paths.editHoliday.href,
  tour: paths.editTour.href,
}

/** The page of what an activity is about, if it has one and was not deleted by it. */
export function pageOf({ code, subject }: Pick<Activity, 'code' | 'subject'>): string | null {
  const [kind = '', ...rest] = code.split('-')
  if (!subject._id || rest.join('-') === 'deleted') return null
  return PAGES[kind]?.(subject._id) ?? null
}
