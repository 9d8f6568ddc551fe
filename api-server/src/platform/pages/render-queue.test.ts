import type { Language } from 'shared-api/languages'
import { expect, test } from 'vitest'
import { type Address, type Job, renderQueue } from './render-queue.ts'
import { smallComposition } from './testing/small-composition.ts'

const { found } = smallComposition({ '/': '() => ""', '/cars': '() => ""', '/package/:id': '() => ""' })

const at = (path: string, language: Language = 'en'): Address => ({ path, language, found: found(path) })

/** The paths in the order in which they are done. */
function inOrder(queue: ReturnType<typeof renderQueue>): string[] {
  const done: string[] = []
  for (let job = queue.next(); job; job = queue.next()) {
    done.push(job.path)
    queue.end(job)
  }
  return done
}
const awaited = (job: Job | null) => Object.assign(job ?? expect.unreachable(), { isAwaited: true })

test('pages that somebody waits for go first, of these the ones of fixed addresses', () => {
  const queue = renderQueue()
  queue.add(at('/package/a'))
  awaited(queue.add(at('/package/b')))
  queue.add(at('/'))
  awaited(queue.add(at('/cars')))
  expect(inOrder(queue)).toEqual(['/cars', '/package/b', '/', '/package/a'])
})

test('a page waits once, however many ask for it', async () => {
  const queue = renderQueue()
  const job = queue.add(at('/')) ?? expect.unreachable()
  expect(queue.add(at('/'))).toBe(job)
  expect(queue.add(at('/', 'ta'))).not.toBe(job)
  queue.end(job)
  await job.done
  expect(inOrder(queue)).toHaveLength(1)
})

test('only so many addresses with a parameter wait; fixed ones always may', () => {
  const queue = renderQueue()
  const jobs = Array.from({ length: 60 }, (_, n) => queue.add(at(`/package/${n}`)))
  expect(jobs.filter(Boolean)).toHaveLength(50)
  expect(queue.add(at('/'))).not.toBeNull()
})
