import { language } from './texts.js'

/**
 * Reports that wait to be sent, in the phone's own database: they survive a closed page and an empty battery. Each has the key
 * by which the server takes it once.
 *
 * @typedef {{ n?: number, token: string, key: string, step?: object, photo?: { expense: string, file: Blob },
 *   refused?: { status: number, detail: string, fields: string[] } }} Report
 */

const STORE = 'reports'
const IN_OURS = { 'accept-language': language }
/** A slower network counts as none. */
const PATIENT = () => ({ signal: AbortSignal.timeout(60_000) })

/** @type {Promise<IDBDatabase> | undefined} */
let opened

function open() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('drive', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'n', autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

/** @returns {Promise<any>} what the request gives, once it is stored */
async function inStore(mode, ask) {
  const transaction = (await open()).transaction(STORE, mode, { durability: 'strict' })
  const request = ask(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

/** 128 random bits. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @param {Report} report */
export const add = (report) => inStore('readwrite', (store) => store.add(report))
/** @param {Report} report */
export const change = (report) => inStore('readwrite', (store) => store.put(report))
/** @param {Report} report */
export const remove = ({ n }) => inStore('readwrite', (store) => store.delete(n))
/** @returns {Promise<Report[]>} those of a trip, the oldest first */
export const waiting = async (token) =>
  (await inStore('readonly', (store) => store.getAll())).filter((report) => report.token === token)

/**
 * Sends what waits, in order, until one is refused or the network is gone; gives the status of what ended it, 0 for no network,
 * 200 when all is sent. Two open pages take turns.
 */
export const sendAll = async (token) =>
  // A page without TLS has no locks; the keys keep what is sent twice from counting twice.
  navigator.locks ? navigator.locks.request('drive', () => sendInTurn(token)) : sendInTurn(token)

async function sendInTurn(token) {
  for (const report of await waiting(token)) {
    if (report.refused) return report.refused.status
    const reply = await post(report).catch(() => null)
    const status = reply?.status ?? 0
    if (reply?.ok) await remove(report)
    // The server is not well, or asks to wait: later.
    else if (status < 400 || status >= 500 || status === 408 || status === 429) return 0
    else if (status === 401) return status
    else if (status === 410) await handOver(report, reply)
    else return refuse(report, reply)
  }
  return 200
}

/** What the server said of reports that a closed link brought: the office has them. */
export let handedOver = ''

async function handOver(report, reply) {
  const { detail = '' } = await reply.json().catch(() => ({}))
  handedOver ||= detail
  await remove(report)
}

async function refuse(report, reply) {
  const { detail = '', errors = [] } = await reply.json().catch(() => ({}))
  await change({ ...report, refused: { status: reply.status, detail, fields: errors.map(({ path }) => path) } })
  return reply.status
}

function post({ token, key, step, photo }) {
  const address = `/api/v1/drive/${token}`
  if (step)
    return fetch(`${address}/step`, {
      ...PATIENT(),
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...IN_OURS },
      body: JSON.stringify(step),
    })
  const form = new FormData()
  form.append('expense', photo.expense)
  form.append('photo', photo.file, 'receipt.jpg')
  return fetch(`${address}/photo`, { ...PATIENT(), method: 'POST', headers: IN_OURS, body: form })
}
