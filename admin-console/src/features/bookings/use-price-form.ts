import { useRef, useState } from 'react'
import { putFareLines } from 'shared-api/client'
import { useForm, useShell } from 'shared-ui'
import { editProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { useVersions } from '../../editing/use-versions.ts'
import { useMailed } from '../../mails/use-mailed.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { commonTexts } from '../../texts/common.ts'
import type { Agreed } from './agreed-price.tsx'
import type { BookingVersion } from './booking-status.tsx'
import { bodyOf, type PriceValues, priceVersion, priceWords, refusedRows, validatePrice } from './price-values.ts'
import { readBooking } from './use-bookings.ts'

const NOT_AGREED: Agreed = { typed: '', problem: null }

export type PriceForm = ReturnType<typeof useLines>

const useLines = (initialValues: PriceValues) => useForm({ initialValues, validate: validatePrice })

/** The form of the desk's lines: what was typed survives closing it, until Cancel or Save. */
export function usePriceForm(version: BookingVersion, onChanged: (version: BookingVersion) => void) {
  const { notify } = useShell()
  const mailed = useMailed()
  const texts = bookingMoneyTexts().price
  const { _id: id, mails } = version.reply.booking
  const form = useLines(priceVersion(version).values)
  const [opened, setOpened] = useState(false)
  const [agreed, setAgreed] = useState(NOT_AGREED)
  const [failure, setFailure] = useState<string | null>(null)
  const latest = useRef(version)
  const keep = (current: BookingVersion) => {
    latest.current = current
    onChanged(current)
    return priceVersion(current)
  }
  const read = async () => keep(await readBooking(id))
  const { save, conflict, cancel, rebase } = useVersions(priceWords(), priceVersion(version), read)

  const start = (values: PriceValues) => {
    form.setInitialValues(values)
    form.setValues(values)
    form.clearErrors()
    setAgreed(NOT_AGREED)
    setFailure(null)
  }
  const isDirty = form.isDirty() || agreed.typed !== ''
  const open = () => {
    const current = priceVersion(version)
    if (!isDirty) {
      start(current.values)
      rebase(current)
    }
    setOpened(true)
  }
  const discard = () => {
    start(priceVersion(version).values)
    rebase(priceVersion(version))
    setOpened(false)
  }

  const store = async (values: PriceValues) => {
    setFailure(null)
    if (agreed.typed !== '') return setAgreed({ ...agreed, problem: texts.makeLineFirst })
    form.setValues(values)
    try {
      const send = async (ifMatch: string | null) =>
        keep(await staffCall((client) => putFareLines(client, id, bodyOf(values), { ifMatch })))
      if (!(await save(values, send))) return
      notify({ kind: 'success', message: savedText(latest.current, mails.length, mailed) })
      start(values)
      setOpened(false)
    } catch (cause) {
      const errors = refusedRows(cause)
      form.setErrors(errors)
      setFailure(Object.keys(errors).length > 0 ? commonTexts().forms.correct : editProblemText(cause))
    }
  }
  const agreeing = { agreed, onAgreed: setAgreed }
  return {
    form,
    agreeing,
    isDirty,
    opened,
    open,
    close: () => setOpened(false),
    discard,
    store,
    failure,
    conflict,
    cancel,
  }
}

type Mailed = ReturnType<typeof useMailed>

function savedText({ reply: { booking } }: BookingVersion, mailsBefore: number, mailed: Mailed): string {
  const { saved, savedMailed, savedNotMailed } = bookingMoneyTexts().price
  if (booking.mails.length > mailsBefore) return mailed(savedMailed, saved)
  return booking.mail === '' ? savedNotMailed : saved
}
