import { waiting } from './queue.js'

/** The trip as this phone last had it from the server, and how far the phone's clock is off, in ms. */

const nameOf = (token) => `trip ${token}`
const LAST = 'last'
const CLOCK = 'clock'

/** The instant of a press by the server's clock, as ISO 8601: a cheap phone's may be days wrong. */
export const pressedAt = () => new Date(Date.now() + Number(localStorage.getItem(CLOCK) ?? 0)).toISOString()

/** The link that was opened last on this phone; null without one. */
export const lastToken = () => localStorage.getItem(LAST)

/** Reads the trip from the server; gives the status of the reply, 0 without network. What is read stays on the phone until the link ends. */
export async function readTrip(token) {
  const reply = await fetch(`/api/v1/drive/${token}`, { signal: AbortSignal.timeout(20_000) }).catch(() => null)
  if (reply?.ok) {
    const { trip } = await reply.json()
    localStorage.setItem(nameOf(token), JSON.stringify(trip))
    localStorage.setItem(LAST, token)
    localStorage.setItem(CLOCK, String(Date.parse(reply.headers.get('date') ?? '') - Date.now() || 0))
  } else if (reply?.status === 401 || reply?.status === 410) {
    localStorage.removeItem(nameOf(token))
    if (lastToken() === token) localStorage.removeItem(LAST)
  }
  return reply?.status ?? 0
}

/** The steps of a driver in order, after that which assigns one: the server puts them in. */
export const STEPS = ['STEPS']

/** The trip with what waits to be sent, as it will be; null when this phone does not know it. */
export async function currentTrip(token) {
  const stored = localStorage.getItem(nameOf(token))
  if (!stored) return null
  const trip = JSON.parse(stored)
  const reports = await waiting(token)
  for (const { step, photo } of reports) {
    if (step) applyStep(trip, step)
    if (photo) for (const expense of trip.expenses) if (expense.id === photo.expense) expense.photo = true
  }
  return { ...trip, waiting: reports.length, refused: reports.find(({ refused }) => refused) ?? null }
}

function applyStep(trip, { to, expenses = [], openingKm, closingKm, waitingMinutes, cash }) {
  const at = STEPS.indexOf(trip.status)
  if (at >= 0 && STEPS.indexOf(to) > at) {
    trip.status = to
    trip.next = STEPS[STEPS.indexOf(to) + 1] ?? null
  }
  trip.openingKm = openingKm ?? trip.openingKm
  trip.closingKm = closingKm ?? trip.closingKm
  trip.waitingMinutes = waitingMinutes ?? trip.waitingMinutes
  trip.cash = trip.cash || cash
  const known = new Set(trip.expenses.map(({ id }) => id))
  trip.expenses.push(...expenses.filter(({ id }) => !known.has(id)))
}
