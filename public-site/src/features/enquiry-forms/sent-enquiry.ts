import { type sendForm, sentRequest } from 'shared-api/client'
import type { DraftKey } from './drafts.ts'

/** The body of the form endpoint. */
export type Sendable = Parameters<typeof sendForm>[1]

/** The last try of each form to send itself. */
export const sentEnquiries: Record<DraftKey, ReturnType<typeof sentRequest<Sendable>>> = {
  contact: sentRequest('sent-contact'),
  package: sentRequest('sent-package'),
  'custom-tour': sentRequest('sent-custom-tour'),
}
