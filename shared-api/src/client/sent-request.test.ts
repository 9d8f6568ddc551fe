// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { sentRequest } from './sent-request.ts'

test('the same request has the same key until it is answered, also after a reload', () => {
  const sent = sentRequest<{ name: string }>('test')
  const { key } = sent.toSend('Meena', { name: 'Meena' })
  expect(sent.toSend('Meena', { name: 'Meena K.' })).toMatchObject({ key, content: { name: 'Meena' } })
  expect(sentRequest('test').toSend('Meena', {}).key).toBe(key)
  expect(sent.toSend('Sita', { name: 'Sita' }).key).not.toBe(key)
  sent.forget()
  expect(sent.toSend('Meena', { name: 'Meena' }).key).not.toBe(key)
})
