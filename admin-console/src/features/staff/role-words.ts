import { STAFF_ROLES } from 'shared-api/contract'
import { staffTexts } from '../../texts/staff.ts'

/** The roles for a select. */
export const roleChoices = () =>
  [...STAFF_ROLES].reverse().map((value) => ({ value, label: staffTexts().roles[value] }))
