import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../platform/database/open.ts'

/** A way of its own into an app's database, and the queries that go that way; closed after the test. */
export async function watchedDatabase({ config }: FastifyInstance) {
  const asked: string[] = []
  const database = await openDatabase(
    config,
    () => {},
    ({ sql }) => asked.push(sql),
  )
  onTestFinished(() => database.close())
  return { database, asked }
}
