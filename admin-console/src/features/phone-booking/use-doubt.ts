import { useState } from 'react'
import type { UseForm } from 'shared-ui'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import type { BookingValues } from './booking-values.ts'
import classes from './doubt.module.css'

type Doubts = Partial<BookingValues>

/** Marks the fields whose values were read out of a message and may mean something else, until they are changed. */
export function useDoubt(form: UseForm<BookingValues>) {
  const [doubts, setDoubts] = useState<Doubts>({})
  const isDoubtful = (name: keyof BookingValues) => name in doubts && doubts[name] === form.values[name]
  /** The properties of a field; a doubtful one says so in the place of what it says else. */
  const field = (name: keyof BookingValues) => ({
    ...form.getInputProps(name),
    ...(isDoubtful(name) && { description: phoneBookingTexts().message.check, className: classes.doubtful }),
  })
  return { field, isDoubtful, setDoubts }
}
