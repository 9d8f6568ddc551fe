import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiProblem, ApiUnreachable, sendForm } from 'shared-api/client'
import { useForm, useShell } from 'shared-ui'
import { honeypotOf } from '../../components/honeypot.tsx'
import { api } from '../../lib/client.ts'
import { fieldProblems, type Issues, type Labels, plainTexts } from '../../lib/field-problems.ts'
import { focusAfterSubmit } from '../../lib/focus-after-submit.ts'
import { commonTexts } from '../../texts/common.ts'
import { type DraftKey, draftOf, hasDraft, useDrafts } from './drafts.ts'
import { type Sendable, sentEnquiries } from './sent-enquiry.ts'

/** Where a form stands; `text` is what the visitor reads. */
export type FormStatus =
  | { kind: 'idle' }
  | { kind: 'sending' | 'sent'; text: string }
  | { kind: 'failed'; text: string; unreachable: boolean }

const IDLE: FormStatus = { kind: 'idle' }

type Texts = {
  sending: string
  sent: string
  /** `message` is null when the server gave none: it was not reached, or something broke. */
  failed: (message: string | null) => string
}

type Options<Values> = {
  draft: DraftKey
  /** What the form is about, where one draft serves several: what was typed about another is not put in. */
  about?: string
  empty: Values
  labels: Labels<Values>
  /** The request that the values make, checked by the contract's schema. */
  parse: (values: Values) => { data?: Sendable; error?: Issues }
  texts: Texts
}

/**
 * A form to the form endpoint: its fields with their rules, its draft, and its sending, once per submit. What was typed
 * stays until the server has taken it.
 */
export function useEnquiry<Values extends Record<string, string>>(options: Options<Values>) {
  const { draft, about = '', empty, labels, parse, texts } = options
  const [status, setStatus] = useState<FormStatus>(IDLE)
  const sending = useRef(false)
  const { notify } = useShell()
  const form = useForm<Values>({
    initialValues: empty,
    validate: (values) => fieldProblems(values, labels, parse(plainTexts(values)).error),
    onValuesChange: (values) => {
      useDrafts.getState().keep(draft, { ...values, about })
      // Who goes on typing means the next message; why the last one failed stays to be read.
      setStatus((now) => (now.kind === 'sent' ? IDLE : now))
    },
  })

  // The draft is put in after the first render: the server's HTML has no session storage. Without one nothing is put in,
  // for new values wipe errors, and Send may have been pressed by now.
  useEffect(() => {
    if (hasDraft(draft)) form.setValues(draftOf(draft, empty, about))
  }, [])

  async function send(request: Sendable, website: string, element: HTMLFormElement) {
    sending.current = true
    setStatus({ kind: 'sending', text: texts.sending })
    // The desk may have edited the package meanwhile: what was typed tells one try from another.
    const { content, key } = sentEnquiries[draft].toSend(JSON.stringify([form.values, about]), request)
    const outcome = await attempt(website ? { ...content, website } : content, key)
    sending.current = false
    if (outcome.sent) {
      sentEnquiries[draft].forget()
      form.setValues(empty)
      useDrafts.getState().drop(draft)
      setStatus({ kind: 'sent', text: texts.sent })
    } else {
      setStatus({ kind: 'failed', text: texts.failed(outcome.message), unreachable: outcome.unreachable })
    }
    if (element.isConnected) focusAfterSubmit(element)
    // Who went on to another page meanwhile is told there.
    else if (outcome.sent) notify({ kind: 'success', message: texts.sent })
    else notify({ kind: 'error', message: texts.failed(outcome.message) })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const website = honeypotOf(event.currentTarget)
    const { data } = parse(plainTexts(form.values))
    if (form.validate().hasErrors || !data) {
      setStatus(IDLE)
      return focusAfterSubmit(event.currentTarget)
    }
    void send(data, website, event.currentTarget)
  }

  return { form, status, submit }
}

type Outcome = { sent: true } | { sent: false; message: string | null; unreachable: boolean }

async function attempt(request: Sendable, key: string): Promise<Outcome> {
  try {
    const { success, message } = await sendForm(api(), request, key)
    return success ? { sent: true } : { sent: false, message, unreachable: false }
  } catch (cause) {
    const message = cause instanceof ApiProblem ? commonTexts().message(cause.detail) : null
    return { sent: false, message, unreachable: cause instanceof ApiUnreachable }
  }
}
