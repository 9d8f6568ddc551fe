import { useEffect, useState } from 'react'
import { byTariff, formFare } from 'shared-api/bookings'
import { addQuotation, putQuotation, type Versioned } from 'shared-api/client'
import { type Enquiry, type Quotation, toWire } from 'shared-api/contract'
import { DEFAULT_LANGUAGE, type Language, languageOf } from 'shared-api/languages'
import { type LineTexts, lineText } from 'shared-api/languages/fare-words'
import type { SharedWords } from 'shared-api/languages/shared-words'
import { formatsOf, type Plain, useForm, useShell } from 'shared-ui'
import { editProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { useRefusal } from '../../editing/use-refusal.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { type BookingValues, bookingLabels, cabOf, detailsOf, newBooking } from './booking-values.ts'
import {
  type QuotationValues,
  quotationValues,
  refusedRest,
  restOf,
  rowOf,
  travellerOf,
  tripValues,
  validateQuotation,
} from './quotation-values.ts'
import { useBookingForm } from './use-booking-form.ts'

/** An earlier quotation whose values are filled in; with its version, it is the draft that is changed. */
export type Earlier = { quotation: Quotation; etag: string | null; isDraft: boolean }
type Options = { enquiry: Enquiry; requested: Partial<BookingValues>; earlier: Earlier | null; onSaved: () => void }

/** The two forms of a quotation, of its trip and of the rest, which are saved together as a draft. */
export function useQuotationForm({ enquiry, requested, earlier, onSaved }: Options) {
  const { notify } = useShell()
  const known = earlier ? tripValues(earlier.quotation) : requested
  const [first] = useState(() => newBooking({ ...known, ...travellerOf(enquiry) }))
  const booking = useBookingForm(first, { draft: ` quotation ${enquiry._id}` })
  const rest = useForm<QuotationValues>({
    initialValues: quotationValues(earlier?.quotation ?? null),
    validate: validateQuotation,
  })
  const { failure, refuse, forget } = useRefusal(booking.form, bookingLabels())
  const [saved, setSaved] = useState<Versioned<unknown> | null>(null)
  // Only after the page has cleared its unsaved changes, or it would ask.
  useEffect(() => {
    if (saved) onSaved()
  }, [saved, onSaved])

  const store = async (values: BookingValues) => {
    if (rest.validate().hasErrors) return
    forget()
    const { name, mobile, mail, messagesByPhone, ...details } = detailsOf(byTariff(values, booking.tariff))
    const { guestName, guestMobile, companyName, gstin, driverNote, arrivalNumber, luggage, ...trip } = details
    const content = { bookingDetails: toWire(trip), ...restOf(rest.values) }
    try {
      setSaved(
        await staffCall((client) =>
          earlier?.isDraft
            ? putQuotation(client, earlier.quotation._id, content, { ifMatch: earlier.etag })
            : addQuotation(client, enquiry._id, content),
        ),
      )
      notify({ kind: 'success', message: phoneBookingTexts().quotation.saved })
    } catch (cause) {
      refuse(cause, editProblemText(cause))
      rest.setErrors(refusedRest(cause))
    }
  }

  const { tariff, road, cabs } = booking
  const values = tariff && { ...byTariff(booking.form.values, tariff), ...road.facts }
  const fare = tariff && values ? formFare(values, cabOf(values, cabs), tariff) : null
  /** Puts the lines of the tariff's price in the place of those that are there, in the traveller's words. */
  const takeFare = async () => {
    const language = languageOf(enquiry.language) ?? DEFAULT_LANGUAGE
    const words = await lineTextsIn(language)
    const made = fare?.lines.filter(({ code }) => !MADE.includes(code)) ?? []
    const lines = made.map((line) => {
      const what = lineText(words, line)
      return rowOf({ what, quantity: 1, rate: line.amount / 100, taxable: line.taxable })
    })
    rest.setFieldValue('lines', lines)
  }
  const isDirty = saved === null && (booking.form.isDirty() || rest.isDirty())
  return { booking, rest, store, failure, isDirty, takeFare: fare ? takeFare : null }
}

/** The words of a fare's lines, of which the customer reads those of one language. */
async function lineTextsIn(language: Language): Promise<LineTexts> {
  const files = import.meta.glob<(plain: Plain) => SharedWords>('../../../../words/shared-api/shared.*.json', {
    import: 'default',
  })
  const made = await files[`../../../../words/shared-api/shared.${language}.json`]?.()
  if (!made) throw new Error(`no words in ${language}`)
  return made(formatsOf(language).plain).fareLines
}

/** Made again for the quotation. */
const MADE: readonly string[] = ['cgst', 'sgst', 'igst', 'gst', 'rounding']
