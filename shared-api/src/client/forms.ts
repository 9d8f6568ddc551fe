import type { z } from 'zod'
import { type ContactForm, type CustomTourForm, FormReply, type PackageForm } from '../contract/index.ts'
import { ApiUnreachable, problemOf } from './errors.ts'
import type { Client } from './http.ts'

type Form = z.input<typeof ContactForm> | z.input<typeof PackageForm> | z.input<typeof CustomTourForm>

/**
 * Sends a contact, package booking or custom tour form. The form service says in its reply whether it took the form:
 * look at `success`, and show `message` when it is false (`specification §4`).
 */
export async function sendForm(client: Client, form: Form): Promise<FormReply> {
  const { response, body } = await post(client, form)
  const reply = FormReply.safeParse(body)
  if (reply.success) return reply.data
  throw response.ok ? new ApiUnreachable(reply.error) : problemOf(response, body)
}

async function post(client: Client, form: Form): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await client.post('forms', { json: form, throwHttpErrors: false })
    return { response, body: await response.json().catch(() => undefined) }
  } catch (cause) {
    throw new ApiUnreachable(cause)
  }
}
