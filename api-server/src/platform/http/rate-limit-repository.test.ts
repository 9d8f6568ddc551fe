import { expect, it } from 'vitest'
import { limits } from '../../accounts/limits.ts'
import { NOON } from '../../testing/bookings.ts'
import { eachEngine } from '../../testing/engines.ts'
import { watchedDatabase } from '../../testing/watched-database.ts'
import { rateLimitRepository } from './rate-limit-repository.ts'

eachEngine('rate limits', (engine) => {
  it('refuse an address again without a query, until its next call comes back', async () => {
    const { database, asked } = await watchedDatabase(await engine.app())
    let now = NOON
    const { take } = rateLimitRepository(database, () => now)
    for (let n = 0; n < 60; n++) expect(await take(limits['login-address'], '10.1.2.3')).toBe(0)
    now += 1000
    expect(await take(limits['login-address'], '10.1.2.3')).toBe(14_000)
    asked.length = 0
    now += 13_999
    expect([await take(limits['login-address'], '10.1.2.3'), asked]).toEqual([1, []])
    expect(await take(limits['login-address'], '10.1.2.4')).toBe(0)
    now += 1
    expect(await take(limits['login-address'], '10.1.2.3')).toBe(0)
    expect(await take(limits['login-address'], '10.1.2.3')).toBe(15_000)
  })
})
