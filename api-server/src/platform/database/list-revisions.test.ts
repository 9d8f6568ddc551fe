import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { eachEngine } from '../../testing/engines.ts'
import { listRevisions } from './list-revisions.ts'

eachEngine('the revisions of the lists', (engine) => {
  /** Revisions that must be asked for each time, and the questions, which are held until they are let go. */
  async function heldQuestions() {
    const { database } = await engine.sharedApp()
    const held: PromiseWithResolvers<void>[] = []
    const execute = database.db.executeQuery.bind(database.db)
    const spy = vi.spyOn(database.db, 'executeQuery').mockImplementation(async (query) => {
      const question = Promise.withResolvers<void>()
      held.push(question)
      await question.promise
      return execute(query)
    })
    onTestFinished(() => spy.mockRestore())
    const revisions = listRevisions(database, Date.now)
    revisions.add('cabs', sql`(select sum(version) from cabs)`)
    return { revisions, held }
  }

  it('shares one query among callers that wait for the one under way', async () => {
    const { revisions, held } = await heldQuestions()
    const first = revisions.now()
    const later = [revisions.now(), revisions.now()]
    held[0]?.resolve()
    await first
    await expect.poll(() => held.length).toBe(2)
    held[1]?.resolve()
    expect(await Promise.all(later)).toEqual([await first, await first])
    expect(held).toHaveLength(2)
  })

  it('are had again after a question that the database did not answer', async () => {
    const { revisions, held } = await heldQuestions()
    const waiting = [revisions.now(), revisions.now()]
    held[0]?.reject(new Error('gone'))
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = revisions.now()
    held[1]?.resolve()
    expect(await again).toHaveProperty('cabs')
  })
})
