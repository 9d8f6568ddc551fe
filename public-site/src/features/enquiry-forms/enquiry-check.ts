import { ApiProblem, ApiUnreachable, sendForm } from 'shared-api/client'
import { ContactForm, CustomTourForm, fieldProblemsOf, PackageForm } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { api } from '../../lib/client.ts'
import { fieldProblems, type Labels } from '../../lib/field-problems.ts'
import { refusalText } from '../../lib/problem-text.ts'
import type { DraftKey } from './drafts.ts'
import { type Sendable, sentEnquiries } from './sent-enquiry.ts'

const SCHEMAS = { contact: ContactForm, package: PackageForm, 'custom-tour': CustomTourForm }

/** Which form it is, and the part of its request that is not typed. */
export type Form = { draft: DraftKey; about: string; fixed: object }

/** The request of the values if the contract accepts it, else the problem of each field. */
export function checked<Values extends Record<string, string>>(
  { draft, fixed }: Form,
  values: Values,
  labels: Labels<Values>,
) {
  const { data, error } = SCHEMAS[draft].safeParse({ ...plainTexts(values), ...fixed })
  return { request: data, problems: fieldProblems(values, labels, fieldProblemsOf(error?.issues)) }
}

/** What happens next: the enquiry's reference, and by which Indian day and time a person answers. */
export type Next = { reference: string; answerBy: { day: string; time: string } }
export type Outcome = { sent: true; next: Next | null } | { sent: false; message: string | null; unreachable: boolean }

/** Sends a request, once more under the same key when it is the last one that was tried; `website` is the honeypot's. */
export async function send(
  { draft, about }: Form,
  values: object,
  request: Sendable,
  website: string,
): Promise<Outcome> {
  // The desk may have edited the package since: the typed values identify the request.
  const { content, key } = sentEnquiries[draft].toSend(JSON.stringify([values, about]), request)
  const outcome = await attempt(website ? { ...content, website } : content, key)
  if (outcome.sent) sentEnquiries[draft].forget()
  return outcome
}

async function attempt(request: Sendable, key: string): Promise<Outcome> {
  try {
    const { success, message, reference, answerBy } = await sendForm(api(), request, key)
    if (!success) return { sent: false, message, unreachable: false }
    // A server of the release before says neither.
    return { sent: true, next: reference && answerBy ? { reference, answerBy } : null }
  } catch (cause) {
    const message = cause instanceof ApiProblem ? refusalText(cause) : null
    return { sent: false, message, unreachable: cause instanceof ApiUnreachable }
  }
}
