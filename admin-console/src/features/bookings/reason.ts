import { BookingStep } from 'shared-api/contract'
import { fieldsInWords, validateWith } from '../../editing/form-errors.ts'

/** The most characters of a reason. */
export const MAX_REASON = 200
const LABELS = { reason: 'Reason' }
const Reason = BookingStep.pick({ reason: true })

/** A form's `validate` of its reason. */
export const validateReason =
  (required: boolean) =>
  ({ reason }: { reason: string }) =>
    required && reason.trim() === ''
      ? fieldsInWords([{ path: 'reason', code: 'required' }], LABELS)
      : validateWith(Reason, LABELS)({ reason })
