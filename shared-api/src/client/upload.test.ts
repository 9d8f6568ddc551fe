// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createHoliday } from './packages.ts'
import { always, startServer } from './testing/answering-server.ts'

const fields = { name: 'Munnar', services: ['Hotel'], category: ['Hills'] }
const holiday = { _id: 'h1', name: 'Munnar', imageUrl: '', services: [], category: [], pdf: null }
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

test('an upload that nobody waits for any more is ended', async () => {
  const leaving = new AbortController()
  // It is under way for as long as the caller stays.
  const { client } = await startServer(() => leaving.abort())
  const options = { onProgress: () => {}, signal: leaving.signal }
  await expect(createHoliday(client, fields, { pdf }, options)).rejects.toMatchObject({ name: 'ApiUnreachable' })
})
