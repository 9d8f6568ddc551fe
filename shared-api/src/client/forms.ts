import type { z } from 'zod'
import { type ContactForm, type CustomTourForm, FormReply, type PackageForm } from '../contract/index.ts'
import { ApiUnreachable, problemOf } from './errors.ts'
import type { Client } from './http.ts'

type Form = z.input<typeof ContactForm> | z.input<typeof PackageForm> | z.input<typeof CustomTourForm>

/**
 * Sends a contact, package booking or custom tour form. The form service says in its reply whether it took the form:
 * look at `success`, and show `message` when it is false (docs/product.md, Enquiries). `idempotencyKey` belongs to this form: the
 * same key again, after a lost answer, is the enquiry that is already stored.
 */
export async function sendForm(client: Client, form: Form, idempotencyKey: string): Promise<FormReply> {
  const { response, body } = await post(client, form, idempotencyKey)
  const reply = FormReply.safeParse(body)
  if (reply.success) return reply.data
  throw response.ok ? new ApiUnreachable(reply.error) : problemOf(response, body)
}

async function post(client: Client, form: Form, key: string): Promise<{ response: Response; body: unknown }> {
  try {
    const headers = { 'idempotency-key': key }
    const response = await client.post('forms', { json: form, headers, throwHttpErrors: false })
    return { response, body: await response.json().catch(() => undefined) }
  } catch (cause) {
    throw new ApiUnreachable(cause)
  }
}
