import type { ReleaseManifest } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { expiredVersions, partOf, withRelease, withRollback } from './manifest-changes.ts'

const DAY = 24 * 3_600_000
const NOW = Date.parse('2026-11-21T00:00:00Z')
const none: ReleaseManifest = { parts: {} }
const version = (name: string, daysAgo = 0) => ({
  version: name,
  baseUrl: null,
  releasedAt: new Date(NOW - daysAgo * DAY).toISOString(),
})
const released = (...names: string[]) =>
  names.reduce((manifest, name) => withRelease(manifest, 'public-site', version(name), null), none)
const running = (manifest: ReleaseManifest) => partOf(manifest, 'public-site').current?.version

test('a release runs and the one before is kept to go back to', () => {
  const manifest = released('1.0.0', '1.1.0')
  expect(running(manifest)).toBe('1.1.0')
  expect(running(withRollback(manifest, 'public-site', null))).toBe('1.0.0')
})

test('before the first release stands the own build, and before that nothing', () => {
  const back = withRollback(released('1.0.0'), 'public-site', null)
  expect(running(back)).toBeUndefined()
  expect(() => withRollback(back, 'public-site', null)).toThrow('nothing to go back to')
})

test('a canary runs beside the current version and is what goes first', () => {
  const canary = withRelease(released('1.0.0'), 'public-site', version('2.0.0'), 10)
  expect(partOf(canary, 'public-site').canary).toMatchObject({ version: '2.0.0', percent: 10 })
  expect(running(canary)).toBe('1.0.0')
  const back = withRollback(canary, 'public-site', null)
  expect(partOf(back, 'public-site').canary).toBeNull()
  expect(running(back)).toBe('1.0.0')
})

test('a release for all ends the canary', () => {
  const canary = withRelease(released('1.0.0'), 'public-site', version('2.0.0'), 10)
  const all = withRelease(canary, 'public-site', version('2.0.0'), null)
  expect(partOf(all, 'public-site')).toMatchObject({ canary: null, current: { version: '2.0.0' } })
})

test('going back to a version forgets what came after it', () => {
  const back = withRollback(released('1.0.0', '1.1.0', '1.2.0'), 'public-site', '1.0.0')
  expect(running(back)).toBe('1.0.0')
  expect(partOf(back, 'public-site').history).toEqual([])
  expect(() => withRollback(back, 'public-site', '9.9.9')).toThrow('--to takes one of: none')
})

test('files go 30 days after the release, but never those that run or that a rollback needs', () => {
  const history = [version('1.0.0', 90), version('1.1.0', 60), version('1.2.0', 50)]
  const release = { current: version('1.3.0', 40), canary: null, history }
  expect(expiredVersions(release, ['1.0.0', '1.1.0', '1.2.0', '1.3.0'], NOW)).toEqual(['1.0.0', '1.1.0'])
  expect(expiredVersions({ ...release, history: [version('1.0.0', 20), version('1.2.0', 5)] }, ['1.0.0'], NOW)).toEqual(
    [],
  )
})
