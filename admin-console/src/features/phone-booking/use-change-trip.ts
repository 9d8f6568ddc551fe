import { useEffect, useRef, useState } from 'react'
import { getBooking, putTrip, type TripPreview, type Versioned } from 'shared-api/client'
import type { BookingPage } from 'shared-api/contract'
import { useShell } from 'shared-ui'
import { editProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { useRefusal } from '../../editing/use-refusal.ts'
import { useVersions } from '../../editing/use-versions.ts'
import { useMailed } from '../../mails/use-mailed.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { type BookingValues, bookingLabels } from './booking-values.ts'
import { changedDetails, comparable, tripVersion, tripWords } from './trip-version.ts'
import type { BookingForm } from './use-booking-form.ts'

export type TripVersion = Versioned<{ booking: BookingPage }>
/** What is saved with a change beside the trip. */
export type AboutChange = { tell: boolean; reason: string }
type Preview = TripPreview & { booking: BookingPage; values: BookingValues }

/** Compares the price of a changed trip with the booking's, and then saves it in place. */
export function useChangeTrip(
  { form, cabs, tariff }: BookingForm,
  version: TripVersion,
  onSaved: (version: TripVersion) => void,
) {
  const { notify } = useShell()
  const mailed = useMailed()
  const { booking } = version.reply
  const { failure, refuse, forget } = useRefusal(form, bookingLabels())
  const [about, setAbout] = useState<AboutChange>({ tell: true, reason: '' })
  const [preview, setPreview] = useState<Preview | null>(null)
  const [saved, setSaved] = useState<TripVersion | null>(null)
  const latest = useRef(version)
  // Only after the page has cleared its unsaved changes, or it would ask.
  useEffect(() => {
    if (saved) onSaved(saved)
  }, [saved, onSaved])

  const words = tripWords(cabs)
  const keep = (current: TripVersion) => {
    latest.current = current
    return tripVersion(current.reply.booking, current.etag, tariff)
  }
  const read = async () => keep(await staffCall((client) => getBooking(client, booking._id)))
  const { save, conflict, cancel, rebase } = useVersions(words, tripVersion(booking, version.etag, tariff), read)

  const compare = async (values: BookingValues) => {
    forget()
    setPreview(null)
    const bookingDetails = changedDetails(values, booking, tariff)
    try {
      const { reply } = await staffCall((client) => putTrip(client, booking._id, { bookingDetails }, { pretend: true }))
      setPreview({ ...reply, values })
    } catch (cause) {
      refuse(cause, editProblemText(cause))
    }
  }

  const store = async (values: BookingValues, release: boolean) => {
    forget()
    const change = { bookingDetails: changedDetails(values, booking, tariff), ...about, release }
    const send = async (ifMatch: string | null) => {
      const { reply, etag } = await staffCall((client) => putTrip(client, booking._id, change, { ifMatch }))
      return keep({ reply: { booking: reply.booking }, etag })
    }
    try {
      if (!(await save(comparable(values, tariff), send))) return
      notify({ kind: 'success', message: savedText(latest.current.reply.booking, booking, mailed) })
      setSaved(latest.current)
    } catch (cause) {
      // What was in the way is compared again.
      setPreview(null)
      refuse(cause, editProblemText(cause))
    }
  }

  /** The chosen values go on from the other version, and are compared again before they are saved. */
  const settle = async (values: BookingValues) => {
    if (!conflict) return
    form.setValues(values)
    rebase({ values: conflict.theirs, etag: conflict.etag })
    cancel()
    await compare(values)
  }
  const current = preview && isSameTrip(preview.values, form.values) ? preview : null
  return {
    about,
    setAbout,
    preview: current,
    compare,
    store,
    failure,
    conflict,
    words,
    settle,
    cancel,
    saved: saved !== null,
  }
}

const isSameTrip = (one: BookingValues, other: BookingValues) => JSON.stringify(one) === JSON.stringify(other)

type Mailed = ReturnType<typeof useMailed>

function savedText({ mail, mails }: BookingPage, before: BookingPage, mailed: Mailed): string {
  const { change } = phoneBookingTexts()
  if (mails.length > before.mails.length) return mailed(change.savedAndTold, change.saved)
  return mail === '' ? change.savedWithoutMail : change.saved
}
