import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

it('lets one in at a time, in order', async () => {
  const turns = new Turns()
  const log: string[] = []
  const visit = async (name: string) => {
    await turns.take(1000)
    log.push(`${name} in`)
    await Promise.resolve()
    log.push(`${name} out`)
    turns.pass()
  }
  await Promise.all(['a', 'b', 'c'].map(visit))
  expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out'])
})

it('refuses who waits too long, and nobody else', async () => {
  const turns = new Turns()
  await turns.take(1000)
  await expect(turns.take(5)).rejects.toThrow('too long')
  const next = turns.take(1000)
  turns.pass()
  await next
})

it('lets others in while its holder steps aside, and gives the turn back', async () => {
  const turns = new Turns()
  await turns.take(1000)
  const aside = turns.stepAside(5)
  await turns.take(1000)
  const third = turns.take(1000)
  turns.pass()
  await third
  turns.pass()
  await aside
  await expect(turns.take(5)).rejects.toThrow('too long')
})
