import type { Company } from 'shared-api/contract'
import { privacyTexts } from '../../texts/privacy.ts'

/** Default retention in days; servers of earlier releases do not send theirs. */
const USUAL = { enquiryDays: 730, bookingDays: 2922 }

/** How long bookings and enquiries are stored, in words. */
export function keptFor({ keeps = USUAL }: Pick<Company, 'keeps'>): { bookings: string; enquiries: string } {
  return { bookings: periodText(keeps.bookingDays), enquiries: periodText(keeps.enquiryDays) }
}

function periodText(days: number): string {
  const t = privacyTexts()
  const years = Math.floor(days / 365)
  const isWhole = years > 0 && days - years * 365 <= years
  return isWhole ? t.years({ count: years }) : t.days({ count: days })
}
