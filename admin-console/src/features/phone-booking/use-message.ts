import { useEffect, useState } from 'react'
import type { CabClass } from 'shared-api/contract'
import { hoursOffered } from 'shared-api/fares'
import { istDay } from 'shared-api/india'
import type { BookingValues } from './booking-values.ts'
import { classTotals, totalsOf } from './class-totals.ts'
import { withMessage } from './message-values.ts'
import type { BookingForm } from './use-booking-form.ts'
import { useFreeCabs } from './use-free-cabs.ts'

type Before = { values: BookingValues; rest: string; isEmpty: boolean }

/** Fills the form with what a traveller's message says; what was there before can be put back. */
export function useMessage(booking: BookingForm) {
  const { form, cabs, cabsKnown, tariff, withType, setDoubts } = booking
  const [wanted, setWanted] = useState<{ value: CabClass; isSure: boolean } | null>(null)
  const [before, setBefore] = useState<Before | null>(null)
  const free = useFreeCabs(form.values, tariff, undefined)
  // The cabs of the trip type that the message names come a moment later.
  useEffect(() => {
    if (!(wanted && cabsKnown)) return
    const persons = Number(form.values.numberOfPersons) || 0
    const classes = classTotals(cabs, { persons, free, totalOf: totalsOf(booking) ?? (() => null) })
    const selectedCab = classes.find(({ cabClass }) => cabClass === wanted.value)?.cab._id
    if (selectedCab) form.setFieldValue('selectedCab', selectedCab)
    if (selectedCab && !wanted.isSure) setDoubts((doubts) => ({ ...doubts, selectedCab }))
    setWanted(null)
  }, [wanted, cabsKnown])

  const read = async (message: string) => {
    const { readMessage } = await import('shared-api/message')
    const { fields, rest } = readMessage(message, istDay(Date.now()))
    const { values, doubts } = withMessage(fields, {
      base: (type = form.values.tripType) => withType(type),
      hours: tariff ? hoursOffered(tariff).map(({ hours }) => hours) : [],
    })
    setBefore({ values: form.values, rest, isEmpty: Object.keys(fields).length === 0 })
    form.setValues(values)
    setDoubts(doubts)
    setWanted(fields.cabClass ?? null)
  }
  const undo = () => {
    if (!before) return
    form.setValues(before.values)
    setBefore(null)
    setDoubts({})
  }
  return { read, undo, before }
}
