import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm, useShell } from 'shared-ui'
import { honeypotOf } from '../../components/honeypot.tsx'
import type { Labels } from '../../lib/field-problems.ts'
import { focusAfterSubmit } from '../../lib/focus-after-submit.ts'
import { type DraftKey, draftOf, hasDraft, useDrafts } from './drafts.ts'
import type { Next, Outcome } from './enquiry-check.ts'
import { enquiryRules } from './enquiry-rules.ts'

/** The state of a form; `text` is shown to the visitor. */
export type FormStatus =
  | { kind: 'idle' | 'checking' }
  | { kind: 'sending'; text: string }
  | { kind: 'sent'; text: string; next: Next | null }
  | { kind: 'failed'; text: string; unreachable: boolean }

const IDLE: FormStatus = { kind: 'idle' }
const UNREACHABLE: Outcome = { sent: false, message: null, unreachable: true }

type Texts = {
  sending: string
  sent: string
  /** The server gives no message when it was not reached, or something broke. */
  failed: (values: { message: string; hasMessage: boolean }) => string
}

const failedText = ({ failed }: Texts, message: string | null) =>
  failed({ message: message ?? '', hasMessage: message !== null })

type Options<Values> = {
  draft: DraftKey
  /** The subject of the form, if several share a draft: typed values about another subject are not filled in. */
  about?: string
  empty: Values
  /** Fields that are sent with the values. */
  fixed?: object
  labels: Labels<Values>
  texts: Texts
}

/**
 * A form for the form endpoint: fields with rules, draft, and one request per submit. Typed values stay until the
 * server has accepted them.
 */
export function useEnquiry<Values extends Record<string, string>>(options: Options<Values>) {
  const { draft, about = '', empty, fixed = {}, labels, texts } = options
  const [status, setStatus] = useState<FormStatus>(IDLE)
  const busy = useRef(false)
  const { notify } = useShell()
  const form = useForm<Values>({
    initialValues: empty,
    onValuesChange: (values) => {
      useDrafts.getState().keep(draft, { ...values, about })
      // Typing starts the next message; the reason of a failure stays.
      setStatus((now) => (now.kind === 'sent' ? IDLE : now))
    },
  })

  // The draft is put in after the first render: the server's HTML has no session storage. Without one nothing is put in,
  // for new values wipe errors, and Send may have been pressed by now.
  useEffect(() => {
    if (hasDraft(draft)) form.setValues(draftOf(draft, empty, about))
  }, [])

  async function checkAndSend(element: HTMLFormElement) {
    const website = honeypotOf(element)
    if (!enquiryRules.now()) setStatus({ kind: 'checking' })
    const rules = await enquiryRules.load().catch(() => null)
    if (!rules) return show(UNREACHABLE, element)
    const values = form.getValues()
    const { request, problems } = rules.checked({ draft, about, fixed }, values, labels)
    form.setErrors(problems)
    if (!request) {
      setStatus(IDLE)
      return focusAfterSubmit(element)
    }
    setStatus({ kind: 'sending', text: texts.sending })
    show(await rules.send({ draft, about, fixed }, values, request, website), element)
  }

  function show(outcome: Outcome, element: HTMLFormElement) {
    if (outcome.sent) {
      form.setValues(empty)
      useDrafts.getState().drop(draft)
      setStatus({ kind: 'sent', text: texts.sent, next: outcome.next })
    } else {
      setStatus({ kind: 'failed', text: failedText(texts, outcome.message), unreachable: outcome.unreachable })
    }
    if (element.isConnected) focusAfterSubmit(element)
    // The visitor has left the page: notify there.
    else if (outcome.sent) notify({ kind: 'success', message: texts.sent })
    else notify({ kind: 'error', message: failedText(texts, outcome.message) })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The state comes a render too late for the second click of a double click.
    if (busy.current) return
    busy.current = true
    await checkAndSend(event.currentTarget).finally(() => {
      busy.current = false
    })
  }

  return { form, status, submit }
}
