import { shrunk } from './photo.js'
import { add, change, handedOver, newKey, remove, sendAll, waiting } from './queue.js'
import { byId, say, showTexts, showTrip } from './show.js'
import { texts } from './texts.js'
import { currentTrip, lastToken, pressedAt, readTrip } from './trip.js'

// The driver's page (docs/product.md, The driver's page). Each press is stored on the phone first and sent when there is network.

const token = decodeURIComponent(location.pathname.split('/')[2] ?? '')
const form = byId('step')
const FIELDS = ['code', 'openingKm', 'closingKm', 'waitingMinutes', 'cash']
/** The fields of a step, and those that it cannot be taken without. */
const FIELDS_OF = { started: ['code', 'openingKm'], ended: ['closingKm', 'waitingMinutes', 'cash'] }
const REQUIRED = ['code', 'openingKm', 'closingKm']
/** As the server doubts km. */
const DOUBT = 0.15
const EVERY_MS = 30_000
const DOUBLE_TAP_MS = 500

/** The km and cash that the driver was asked about. */
let doubted = ''

async function show() {
  const trip = await currentTrip(token)
  const offline = navigator.onLine ? '' : texts.offline
  say('network', [offline, trip?.waiting && texts.waitingToSend(trip.waiting)].filter(Boolean).join(' · '))
  if (!trip) return
  showTrip(trip)
  showStep(trip)
}

/** The one big button with its fields; of a refused report those that are to be corrected. */
function showStep({ next, status, refused, openingKm }) {
  const wrong = refused?.refused.fields.filter((field) => FIELDS.includes(field)) ?? []
  // Who takes over in the middle has not said the km at the start.
  const more = next === 'ended' && openingKm === null ? ['openingKm'] : []
  const shown = refused ? wrong : [...more, ...(FIELDS_OF[next] ?? [])]
  form.dataset.to = next ?? ''
  form.dataset.refused = refused?.n ?? ''
  for (const label of form.querySelectorAll('[data-field]')) {
    const { field } = label.dataset
    label.hidden = !shown.includes(field)
    form.elements[field].required = shown.includes(field) && REQUIRED.includes(field)
  }
  say('refused', refused ? refusalText(refused.refused) : '')
  byId('drop').hidden = !refused
  byId('next').hidden = refused ? wrong.length === 0 && !isTooEarly(refused) : !next
  nameButton(refused ? texts.again : (texts[next] ?? ''))
  say('message', status === 'ended' && !refused ? texts.done : '')
}

/** The second tap of a double tap is not meant for the step that the first one brought. */
function nameButton(name) {
  const button = byId('next')
  if (button.textContent === name) return
  button.textContent = name
  button.disabled = true
  setTimeout(() => {
    button.disabled = false
  }, DOUBLE_TAP_MS)
}

const refusalText = ({ status, detail }) => (status === 409 ? texts.changed : detail)

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  // What the page showed at the press: an answer of the server may change it before the phone's database is read.
  const { to, refused } = form.dataset
  const typed = typedFields()
  const trip = await currentTrip(token)
  if (!trip || isDoubtful({ ...trip, next: to }, typed)) return
  form.reset()
  if (refused) await correct(trip.refused, typed)
  else if (to) await add({ token, key: newKey(), step: { to, at: pressedAt(), ...typed } })
  await send()
})

/** Another content needs another key. */
async function correct(report, typed) {
  if (!report) return
  const { refused: _words, ...sent } = report
  const at = isTooEarly(report) ? pressedAt() : sent.step.at
  await change({ ...sent, step: { ...sent.step, ...typed, at }, key: newKey() })
}

/** What was pressed before the pick-up can be pressed again after it. */
const isTooEarly = ({ refused }) => refused.fields.includes('at')

function typedFields() {
  const typed = FIELDS.filter((field) => !form.elements[field].closest('label').hidden)
    .map((field) => [field, form.elements[field].value.trim()])
    .filter(([, value]) => value !== '')
  return Object.fromEntries(typed.map(([field, value]) => [field, field === 'code' ? value : Number(value)]))
}

/** Asks once about km that are far off, and about cash: its receipt goes to the traveller, and less than is due to the desk. */
function isDoubtful({ next, openingKm, estimateKm, collect, cash: taken }, { closingKm, cash }) {
  const driven = closingKm - openingKm
  const asksCash = !form.elements.cash.closest('label').hidden
  const isFar = next === 'ended' && openingKm !== null && Math.abs(driven - estimateKm) > estimateKm * DOUBT
  const questions = [
    isFar && texts.doubt(driven, estimateKm),
    cash > 0 && texts.doubtCash(cash.toLocaleString('en-IN')),
    asksCash && !taken && collect > (cash ?? 0) && texts.doubtLess(collect.toLocaleString('en-IN')),
  ].filter(Boolean)
  const typed = `${closingKm} ${cash}`
  const asks = questions.length > 0 && doubted !== typed
  doubted = questions.length > 0 ? typed : ''
  say('doubt', asks ? questions.join(' ') : '')
  return asks
}

byId('drop').addEventListener('click', async () => {
  const trip = await currentTrip(token)
  if (trip?.refused) await remove(trip.refused)
  await send()
})

byId('expense').addEventListener('submit', async (event) => {
  event.preventDefault()
  const { kind, amount, photo } = event.target.elements
  const rupees = Number(amount.value.replace(/[,\s₹]/g, ''))
  const isAmount = rupees > 0 && Number.isInteger(Math.round(rupees * 1e4) / 100)
  amount.setCustomValidity(isAmount ? '' : texts.badAmount)
  if (!event.target.reportValidity()) return
  const id = newKey()
  const { status } = await currentTrip(token)
  const expenses = [{ id, kind: kind.value, amount: rupees }]
  const [file] = photo.files
  event.target.reset()
  await add({ token, key: newKey(), step: { to: status, at: pressedAt(), expenses } })
  if (file) await add({ token, key: newKey(), photo: { expense: id, file: await shrunk(file) } })
  await send()
})
byId('expense').elements.amount.addEventListener('input', ({ target }) => target.setCustomValidity(''))

/** Sends what waits, and shows what the server then has. */
async function send() {
  await show()
  const ended = await sendAll(token)
  const read = ended === 0 ? 0 : await readTrip(token)
  if (read === 401 || read === 410) await forget()
  else if (read !== 200 && !(await currentTrip(token))) say('message', texts.unreachable)
  await show()
}

/** A link that has ended takes nothing more. */
async function forget() {
  for (const report of await waiting(token)) await remove(report)
  byId('trip').hidden = true
  say('message', handedOver || texts.gone)
}

showTexts()
if (token === '' && lastToken()) location.replace(`/drive/${lastToken()}`)
else if (token === '') say('message', texts.none)
else {
  await show()
  addEventListener('online', send)
  addEventListener('offline', show)
  document.addEventListener('visibilitychange', () => document.hidden || send())
  setInterval(async () => (await waiting(token)).length > 0 && send(), EVERY_MS)
  send()
}
byId('root').removeAttribute('data-page')
navigator.serviceWorker?.register('/drive/service-worker.js', { scope: '/drive/' }).catch(() => {})
