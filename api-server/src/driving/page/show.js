import { LANGUAGES, language, setLocale, texts } from './texts.js'
import { STEPS } from './trip.js'

export const byId = (id) => document.getElementById(id)
const DAY = new Intl.DateTimeFormat(`${language}-IN`, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const dayOf = (date) => DAY.format(new Date(`${date}T00:00:00Z`))
const moment = ({ date, time }) => `${dayOf(date)}, ${time}`

/** '₹12,34,567' or '₹1,150.50'. */
const rupees = (amount) =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`

/** Sets a text only where it changes: an alert that is written again is read out again. */
export function say(id, text) {
  const element = byId(id)
  if (element.textContent !== text) element.textContent = text
}

/** The texts that never change. */
export function showTexts() {
  document.documentElement.lang = language
  document.title = texts.trip('').trim()
  say('title', document.title)
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = texts[element.dataset.text]
  const names = Object.entries(LANGUAGES).map(([code, name]) => new Option(name, code, false, code === language))
  byId('language').replaceChildren(...names)
  byId('language').addEventListener('change', ({ target }) => setLocale(target.value))
}

/** What is known of a trip, and the fields of its next step. */
export function showTrip(trip) {
  document.title = texts.trip(trip.reference)
  say('title', document.title)
  say('pick-up-time', moment(trip.pickUp))
  say('pick-up-place', `${trip.pickUp.location}, ${trip.pickUp.city}`)
  byId('map').href = trip.map
  byId('call').href = `tel:${trip.traveller.mobile}`
  say('call', texts.call(trip.traveller.firstName))
  byId('desk').href = `tel:${trip.desk}`
  say('desk', texts.desk)
  showFacts(trip)
  showTourists(trip.tourists)
  byId('list-missing').hidden = !trip.listMissing
  say('list-missing', trip.listMissing ? texts.listMissing : '')
  // Before the first step there are none, and the server takes none once the desk has closed the trip.
  byId('costs').hidden = !STEPS.slice(1).includes(trip.status)
  const rows = trip.expenses.map(({ kind, amount, photo }) =>
    element('li', [texts[kind], rupees(amount), photo && texts.withPhoto].filter(Boolean).join(', ')),
  )
  byId('expenses').replaceChildren(...rows)
  byId('trip').hidden = false
}

function showFacts(trip) {
  const { openingKm, closingKm, waitingMinutes, cash, collect } = trip
  const facts = [
    [texts.collect, typeof collect === 'number' && rupees(collect)],
    [texts.to, trip.to],
    [texts.places, trip.visitingPlaces.join(', ')],
    [texts.return, trip.return && `${moment(trip.return)}, ${trip.return.location}`],
    [texts.persons, trip.persons],
    [texts.note, trip.driverNote],
    [texts.arrival, trip.arrivalNumber],
    [texts.luggage, trip.luggage],
    [texts.vehicle, trip.vehicle],
    [texts.km, openingKm !== null && texts.driven(openingKm, closingKm)],
    [texts.waitingFact, waitingMinutes !== null && texts.minutes(waitingMinutes)],
    [texts.cashFact, cash > 0 && rupees(cash)],
  ]
  const shown = facts.filter(([, value]) => value)
  byId('facts').replaceChildren(...shown.flatMap(([name, value]) => [element('dt', name), element('dd', value)]))
}

/** The list by Rule 10 of the All India Tourist Vehicles (Permit) Rules, which the driver must have along. */
function showTourists(list) {
  byId('tourists').hidden = !list
  if (!list) return
  say('tourists-way', texts.touristsWay(list.origin, list.destination))
  byId('tourists-names').replaceChildren(...list.passengers.map(({ name, age }) => element('li', texts.age(name, age))))
}

function element(name, text) {
  const made = document.createElement(name)
  made.textContent = String(text)
  return made
}
