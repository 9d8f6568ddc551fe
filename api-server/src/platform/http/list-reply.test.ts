import { expect, test } from 'vitest'
import { listReplies } from './list-reply.ts'

/** Replies of a list of which each reading is counted, and fails where `failing` says so. */
function start(failing = 0) {
  const at = { revision: 1, readings: 0 }
  const source = {
    async list() {
      at.readings++
      if (at.readings <= failing) throw new Error('locked')
      return [at.revision]
    },
  }
  const revisions = { now: async () => ({ cabs: at.revision, holidays: 0, tours: 0, tariffs: 0, settings: 0 }) }
  const replies = listReplies('cabs', revisions, source)
  return { at, get: (key = 'all') => replies.get(key, (items) => ({ items })) }
}

test('after an edit the list is read and compressed once for all who wait', async () => {
  const { at, get } = start()
  await get()
  at.revision++
  const [one, other] = await Promise.all([get(), get()])
  expect(one?.plain.toString()).toBe('{"items":[2]}')
  expect(other).toBe(one)
  expect(await get('another key')).not.toBe(one)
  expect(at.readings).toBe(2)
})

test('a list that could not be read is read again for the next caller', async () => {
  const { at, get } = start(1)
  await expect(Promise.all([get(), get()])).rejects.toThrow('locked')
  expect((await get()).plain.toString()).toBe('{"items":[1]}')
  expect(at.readings).toBe(2)
})

test('an edit while the list is read fails nobody: who asked before it gets the list all the same', async () => {
  const { at, get } = start()
  const before = get()
  await Promise.resolve()
  at.revision++
  const replies = await Promise.all([before, get()])
  expect(replies.map(({ plain }) => plain.toString())).toEqual(['{"items":[1]}', '{"items":[2]}'])
})
