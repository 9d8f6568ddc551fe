import { STAFF_ROLES } from 'shared-api/contract'

export const ROLE_CHOICES = [...STAFF_ROLES].reverse()
/** What a clerk may not do (docs/product.md, Owners and clerks). */
export const ROLE_NOTE = 'A clerk does all but staff, books, activity, changes of tariffs, exports and personal data'
