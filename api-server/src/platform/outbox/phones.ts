import type { MessageChannel } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { z } from 'zod'
import { refusal } from '../../texts/refusal.ts'
import type { Config } from '../config.ts'
import type { OutboxRow } from '../database/schema.ts'
import { withoutSecrets } from '../ids.ts'
import { jsonOrNull } from '../json-or-null.ts'
import { FailedAttempt, UntrueMessage } from './attempts.ts'

const TIMEOUT = 10_000
/** As much of what a provider says is stored, in characters. */
const MAX_REASON = 400
/** Statuses that may change by themselves: the key, time-out, too early, too many. */
const PASSING = new Set([401, 403, 408, 425, 429])
/** How Meta and most others say what is wrong. */
const Refusal = z.object({ error: z.object({ message: z.string() }) })

type Call = { url: string; key: string; body: object; signal: AbortSignal | undefined }

/**
 * Passes a message on to a provider, with its key as a bearer token.
 * @throws UntrueMessage when it refuses this message; another Error when it may take it later
 */
async function postJson(service: 'whatsapp' | 'sms', { url, key, body, signal }: Call): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]),
    redirect: 'error',
  })
  const text = await response.text()
  if (response.ok) return
  const { status } = response
  const said = withoutSecrets(Refusal.safeParse(jsonOrNull(text)).data?.error.message ?? '')
  const reason = said.slice(0, MAX_REASON) || 'none'
  const why = refusal('service-answers', { service, status, reason })
  throw status >= 500 || PASSING.has(status) ? new FailedAttempt(why) : new UntrueMessage(why)
}

/** A text for a phone as people read it, and the template and values that a provider knows it by. */
export interface PhoneText {
  template: string
  language: Language
  values: string[]
  text: string
}

export type Phones = ReturnType<typeof phonesOf>
type Send = (message: OutboxRow, to: string, text: PhoneText, signal?: AbortSignal) => Promise<void>

/** WhatsApp and SMS, where their keys are set (docs/product.md, Messages); else the desk sends by hand. */
export function phonesOf({ whatsapp, sms }: Pick<Config, 'whatsapp' | 'sms'>) {
  const ways: Partial<Record<MessageChannel, Send>> = {
    ...(whatsapp && { whatsapp: byWhatsApp(whatsapp) }),
    ...(sms && { sms: bySms(sms) }),
  }
  return {
    /** How a text travels: an SMS needs the id of its registered template. */
    channelOf(template: string, language: Language): MessageChannel {
      if (whatsapp) return 'whatsapp'
      return sms?.templates.has(`${template}-${language}`) ? 'sms' : 'hand'
    },

    /** Sends a text to a number (E.164) by the channel of its message. */
    async send(message: OutboxRow, to: string, text: PhoneText, signal?: AbortSignal): Promise<void> {
      const way = ways[message.channel]
      if (!way) throw new UntrueMessage(refusal('no-keys', { channel: message.channel }))
      await way(message, to, text, signal)
    },
  }
}

/** The WhatsApp Cloud API, which takes templates that Meta has approved. */
const byWhatsApp =
  ({ url, token, phoneId }: NonNullable<Config['whatsapp']>): Send =>
  (_message, to, { template, language, values }, signal) =>
    postJson('whatsapp', {
      ...{ url: `${url}/${phoneId}/messages`, key: token, signal },
      body: {
        ...{ messaging_product: 'whatsapp', to: to.replace('+', ''), type: 'template' },
        template: {
          ...{ name: template, language: { code: language } },
          components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
        },
      },
    })

/** An SMS gateway, with the template ids of the DLT register. `reference` is the same at each attempt. */
const bySms =
  ({ url, key, sender, templates }: NonNullable<Config['sms']>): Send =>
  ({ id: reference }, to, { template, language, text }, signal) =>
    postJson('sms', {
      ...{ url, key, signal },
      body: { to, sender, templateId: templates.get(`${template}-${language}`), text, reference },
    })
