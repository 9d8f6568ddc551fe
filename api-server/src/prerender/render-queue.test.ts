import { expect, test } from 'vitest'
import { type Job, renderQueue } from './render-queue.ts'
import { smallComposition } from './testing/small-composition.ts'

const { found } = smallComposition({ '/': '() => ""', '/cars': '() => ""', '/package/:id': '() => ""' })

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
  queue.add('/package/a', found('/package/a'))
  awaited(queue.add('/package/b', found('/package/a')))
  queue.add('/', found('/'))
  awaited(queue.add('/cars', found('/cars')))
  expect(inOrder(queue)).toEqual(['/cars', '/package/b', '/', '/package/a'])
})

test('a page waits once, however many ask for it', async () => {
  const queue = renderQueue()
  const job = queue.add('/', found('/')) ?? expect.unreachable()
  expect(queue.add('/', found('/'))).toBe(job)
  queue.end(job)
  await job.done
  expect(queue.next()).toBeNull()
})

test('only so many addresses with a parameter wait; fixed ones always may', () => {
  const queue = renderQueue()
  const jobs = Array.from({ length: 60 }, (_, n) => queue.add(`/package/${n}`, found('/package/a')))
  expect(jobs.filter(Boolean)).toHaveLength(50)
  expect(queue.add('/', found('/'))).not.toBeNull()
})
