import { FormReply } from 'shared-api/contract'
import type { Config } from '../platform/config.ts'
import type { EnquiryRow } from '../platform/database/schema.ts'
import { jsonOrNull } from '../platform/json-or-null.ts'
import { FailedAttempt, PermanentRefusal, UntrueMessage } from '../platform/outbox/attempts.ts'
import { refusal } from '../texts/refusal.ts'

const TIMEOUT = 10_000
/** Statuses that may change by themselves: time-out, too early, too many. */
const PASSING = new Set([408, 425, 429])

/** Hands an enquiry to the external form-submission service (docs/product.md, Enquiries). */
export async function submitToService(
  { url, accessKey }: NonNullable<Config['formService']>,
  enquiry: EnquiryRow,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ access_key: accessKey, ...fieldsOf(enquiry) }),
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: 'error',
  })
  const { status } = response
  const why = refusal('service-answers', { service: 'form', status, reason: 'none' })
  if (status >= 500 || PASSING.has(status)) throw new FailedAttempt(why)
  // A reply that breaks off is no refusal: it throws here, and the form is sent again.
  const reply = FormReply.loose().safeParse(jsonOrNull(await response.text()))
  if (response.ok && reply.data?.success) return
  throw reply.data ? new PermanentRefusal(reply.data.message) : new UntrueMessage(why)
}

/** The fields of the enquiry's own form, by their names on the wire. */
const fieldsOf = (enquiry: EnquiryRow) =>
  Object.fromEntries(FIELDS.map((field) => [field, enquiry[field]]).filter(([, value]) => value !== null))

const FIELDS = [
  ...(['name', 'email', 'phone', 'message', 'category', 'tourName', 'services', 'imageUrl'] as const),
  ...(['travelDate', 'numberOfPersons', 'visitingPlaces'] as const),
]
