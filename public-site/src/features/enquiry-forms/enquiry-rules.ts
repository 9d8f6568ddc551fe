import { later } from '../../lib/later.ts'

/** The rules of the enquiry forms, and what sends them. */
export const enquiryRules = later(() => import('./enquiry-check.ts'))
