import { expect, it } from 'vitest'
import { OverBudget, workBudget } from './work-budget.ts'

const refused = expect.any(OverBudget)

/** A budget, and pieces of work that run until they are ended. */
function start() {
  const budget = workBudget({ atOnce: 2, inAll: 5, perCaller: 3 })
  const running: PromiseWithResolvers<string>[] = []
  const work = () => {
    const piece = Promise.withResolvers<string>()
    running.push(piece)
    return piece.promise
  }
  const ask = (caller: string, times: number) =>
    Array.from({ length: times }, () => budget(caller, work).catch((error: unknown) => error))
  return { ask, running }
}

it('runs two at once, has a third wait, and refuses all else of a caller at once', async () => {
  const { ask, running } = start()
  const [first, second, third, ...others] = ask('10.1.2.3', 1000)
  expect(await Promise.all(others)).toEqual(others.map(() => refused))
  expect(running).toHaveLength(2)
  for (const made of [first, second, third]) {
    running.shift()?.resolve('made')
    expect(await made).toBe('made')
  }
})

it('has room for another caller beside one who asks without end, and bounds them all together', async () => {
  const { ask, running } = start()
  const flood = ask('10.1.2.3', 100)
  const [one, two, ...others] = [...ask('10.9.9.1', 1), ...ask('10.9.9.2', 1), ...ask('10.9.9.3', 1)]
  expect(await Promise.all(others)).toEqual([refused])
  for (const piece of [...flood.slice(0, 3), one, two]) {
    running.shift()?.resolve('made')
    expect(await piece).toBe('made')
  }
})

it('has room again after a piece that failed', async () => {
  const { ask, running } = start()
  const asked = ask('10.1.2.3', 3)
  for (const piece of asked) {
    running.shift()?.reject(new Error('no paper'))
    expect(await piece).toEqual(new Error('no paper'))
  }
  const [again] = ask('10.1.2.3', 1)
  running.shift()?.resolve('made')
  expect(await again).toBe('made')
})
