import { BookingStep } from 'shared-api/contract'
import { fieldsInWords, validateWith } from '../../editing/form-errors.ts'
import { bookingsTexts } from '../../texts/bookings.ts'

/** The most characters of a reason. */
export const MAX_REASON = 200
const Reason = BookingStep.pick({ reason: true })

/** A form's `validate` of its reason. */
export const validateReason =
  (required: boolean) =>
  ({ reason }: { reason: string }) => {
    const labels = { reason: bookingsTexts().reason }
    return required && reason.trim() === ''
      ? fieldsInWords([{ path: 'reason', code: 'required' }], labels)
      : validateWith(Reason, labels)({ reason })
  }
