import type { Activity, ActivityCode } from 'shared-api/contract'
import { dayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'

const WORDS: Record<ActivityCode, string> = {
  'account-logged-in': 'logged in',
  'account-password-changed': 'changed their password',
  'staff-added': 'added the colleague',
  'staff-changed': 'changed the account of',
  'staff-password-reset': 'reset the password of',
  'settings-changed': 'changed the settings',
  'settings-restored': 'took earlier settings again',
  'tariff-added': 'added the tariff',
  'tariff-changed': 'changed the tariff',
  'tariff-deleted': 'deleted the tariff',
  'tariff-put-in-force': 'put in force the tariff',
  'cab-added': 'added the cab',
  'cab-changed': 'changed the cab',
  'cab-deleted': 'deleted the cab',
  'cab-copied': 'copied the cab',
  'cab-moved': 'moved in the list the cab',
  'vehicle-added': 'added the vehicle',
  'vehicle-changed': 'changed the vehicle',
  'vehicle-deleted': 'deleted the vehicle',
  'driver-added': 'added the driver',
  'driver-changed': 'changed the driver',
  'driver-deleted': 'deleted the driver',
  'holiday-added': 'added the holiday',
  'holiday-changed': 'changed the holiday',
  'holiday-deleted': 'deleted the holiday',
  'holiday-copied': 'copied the holiday',
  'holiday-moved': 'moved in the list the holiday',
  'tour-added': 'added the tour',
  'tour-changed': 'changed the tour',
  'tour-deleted': 'deleted the tour',
  'tour-copied': 'copied the tour',
  'tour-moved': 'moved in the list the tour',
  'picture-added': 'added a picture',
  'file-imported': 'imported',
  'import-undone': 'took back the import of',
  'list-exported': 'exported',
  'booking-added': 'took the booking',
  'booking-changed': 'changed the booking',
  'booking-exported': 'exported bookings',
  'payment-added': 'noted a payment of',
  'refund-added': 'noted a refund of',
  'claim-settled': 'settled a payment by UPI of',
  'advance-reminded': 'reminded of the advance of',
  'bill-made': 'made the final bill of',
  'driver-settled': 'settled with the driver',
  'document-issued': 'issued a document',
  'enquiry-changed': 'changed an enquiry',
  'enquiry-answered': 'answered the enquiry',
  'enquiry-exported': 'exported enquiries',
  'template-added': 'added the template',
  'template-changed': 'changed the template',
  'template-deleted': 'deleted the template',
  'quotation-added': 'wrote the quotation',
  'quotation-changed': 'changed the quotation',
  'quotation-sent': 'sent the quotation',
  'quotation-withdrawn': 'took back the quotation',
  'message-sent-by-hand': 'sent a message by WhatsApp',
  'message-sent-again': 'sent a message again',
  'person-found': 'looked up the data of a person',
  'person-erased': 'erased a person',
}

/** What was done, in words; a code of a later server as it is. */
export const activityText = ({ code }: Pick<Activity, 'code'>): string => WORDS[code as ActivityCode] ?? code

/** More of it: 'confirmed, note', 'from 1 Dec 2026'. */
export const detailText = ({ code, detail }: Pick<Activity, 'code' | 'detail'>): string =>
  code === 'settings-restored'
    ? `version ${detail}`
    : code === 'tariff-put-in-force'
      ? `from ${dayText(detail)}`
      : detail.split(' ').filter(Boolean).join(', ')

const PAGES: Record<string, (id: string) => string> = {
  booking: paths.booking.href,
  payment: paths.booking.href,
  refund: paths.booking.href,
  claim: paths.booking.href,
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
