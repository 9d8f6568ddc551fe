// @vitest-environment happy-dom

import { expect, onTestFinished, test, vi } from 'vitest'
import { Holiday } from '../contract/index.ts'
import { createClient } from './http.ts'
import { createHoliday, updateHoliday } from './packages.ts'
import { always, startServer } from './testing/answering-server.ts'

const fields = { name: 'Munnar', services: ['Hotel'], category: ['Hills'] }
const holiday = Holiday.parse({ _id: 'h1', name: 'Munnar', imageUrl: '', services: [], category: [], pdf: null })
const pdf = new File(['%PDF-1.7'], 'munnar.pdf', { type: 'application/pdf' })

test('an upload with progress answers as one without', async () => {
  const { client, seen } = await startServer(always({ holiday }))
  const onProgress = () => {}
  expect(await createHoliday(client, fields, { pdf }, { onProgress })).toEqual({ holiday })
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[0]?.body).toContain('%PDF-1.7')
})

test('its refusal is an ApiProblem, its broken connection ApiUnreachable', async () => {
  const problem = { type: 'about:blank', title: 'Too large', status: 413, detail: 'pdf takes at most 20 MB' }
  const refusing = await startServer(always(problem, { status: 413 }))
  const options = { onProgress: () => {} }
  await expect(createHoliday(refusing.client, fields, { pdf }, options)).rejects.toMatchObject({ status: 413 })
  const broken = await startServer((request) => request.socket.destroy())
  await expect(createHoliday(broken.client, fields, { pdf }, options)).rejects.toMatchObject({ name: 'ApiUnreachable' })
})

test('ends an upload that nobody waits for', async () => {
  const leaving = new AbortController()
  // It is under way for as long as the caller stays.
  const { client } = await startServer(() => leaving.abort())
  const options = { onProgress: () => {}, signal: leaving.signal }
  await expect(createHoliday(client, fields, { pdf }, options)).rejects.toMatchObject({ name: 'ApiUnreachable' })
})

test('an edit with a file says which version it was made on', async () => {
  const { client, seen } = await startServer(always({ holiday }))
  const options = { ifMatch: '"7"', onProgress: () => {} }
  await updateHoliday(client, 'h1', { services: [], category: [] }, { pdf }, options)
  expect(seen[0]?.headers['if-match']).toBe('"7"')
})

/** An upload over a line on which bytes move when the test says so. */
class SlowUpload extends EventTarget {
  static last: SlowUpload | undefined
  upload = new EventTarget()
  withCredentials = false
  open() {}
  setRequestHeader() {}
  send() {
    SlowUpload.last = this
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
}

test('an upload goes on for as long as bytes move, with the session, and is given up a minute after the last', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals())
  const client = createClient({ baseUrl: 'http://127.0.0.1:9' })
  const given = vi.fn()
  const upload = createHoliday(client, fields, { pdf }, { onProgress: () => {} }).catch(given)
  await vi.waitUntil(() => SlowUpload.last)
  for (let moved = 0; moved < 3; moved++) {
    await vi.advanceTimersByTimeAsync(59_000)
    SlowUpload.last?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: moved, total: 3 }))
  }
  expect([SlowUpload.last?.withCredentials, given.mock.calls.length]).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(60_000)
  await upload
  expect(given).toHaveBeenCalledWith(expect.objectContaining({ name: 'ApiUnreachable' }))
})
