import type { sendForm } from 'shared-api/client'
import { keptRequest } from '../../lib/kept-request.ts'
import type { DraftKey } from './drafts.ts'

/** What the form endpoint takes. */
export type Sendable = Parameters<typeof sendForm>[1]

/** The last try of each form to send itself. */
export const sentEnquiries: Record<DraftKey, ReturnType<typeof keptRequest<Sendable>>> = {
  contact: keptRequest('sent-contact'),
  package: keptRequest('sent-package'),
  'custom-tour': keptRequest('sent-custom-tour'),
}
