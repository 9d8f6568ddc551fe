import type { ReleaseManifest } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { expiredVersions, partOf, ranBefore, withoutVersions, withRelease, withRollback } from './manifest-changes.ts'

const DAY = 24 * 3_600_000
const NOW = Date.parse('2026-11-21T00:00:00Z')
const none: ReleaseManifest = { parts: {}, owners: {} }
const version = (name: string, daysAgo = 0) => ({
  version: name,
  baseUrl: null,
  releasedAt: new Date(NOW - daysAgo * DAY).toISOString(),
})
const released = (...names: string[]) =>
  names.reduce((manifest, name) => withRelease(manifest, 'public-site', version(name), null), none)
const back = (manifest: ReleaseManifest, to: string | null = null) => withRollback(manifest, 'public-site', to, NOW)
const site = (manifest: ReleaseManifest) => partOf(manifest, 'public-site')
const running = (manifest: ReleaseManifest) => site(manifest).current?.version
const past = (manifest: ReleaseManifest) => site(manifest).history.map((one) => one.version)

test('runs a release, and can go back to the one before', () => {
  const manifest = released('1.0.0', '1.1.0')
  expect(running(manifest)).toBe('1.1.0')
  expect(running(back(manifest))).toBe('1.0.0')
})

test('goes back to the own build before the first release, and no further', () => {
  const own = back(released('1.0.0'))
  expect(running(own)).toBeUndefined()
  expect(() => back(own)).toThrow('nothing to go back to')
})

test('the same version released again is no step to go back', () => {
  expect(past(released('1.0.0', '1.1.0', '1.1.0'))).toEqual(['1.0.0'])
})

test('runs a canary next to the current version, and takes the canary back first', () => {
  const canary = withRelease(released('1.0.0'), 'public-site', version('2.0.0'), 10)
  expect(site(canary).canary).toMatchObject({ version: '2.0.0', percent: 10 })
  expect(running(canary)).toBe('1.0.0')
  expect(site(back(canary)).canary).toBeNull()
  expect(running(back(canary))).toBe('1.0.0')
})

test('a release for all ends the canary', () => {
  const canary = withRelease(released('1.0.0'), 'public-site', version('2.0.0'), 10)
  const all = withRelease(canary, 'public-site', version('2.0.0'), null)
  expect(site(all)).toMatchObject({ canary: null, current: { version: '2.0.0' } })
  expect(Object.keys(site(all).stopped)).toEqual(['1.0.0'])
})

test('forgets the versions after the one that it goes back to', () => {
  const first = back(released('1.0.0', '1.1.0', '1.2.0'), '1.0.0')
  expect(running(first)).toBe('1.0.0')
  expect(past(first)).toEqual([])
})

test('who went back too far goes forward again, and back from there', () => {
  const first = back(released('1.0.0', '1.1.0', '1.2.0'), '1.0.0')
  const forward = back(first, '1.1.0')
  expect(running(forward)).toBe('1.1.0')
  expect(running(back(forward))).toBe('1.0.0')
  expect(ranBefore(site(forward)).sort()).toEqual(['1.0.0', '1.2.0'])
  expect(running(back(back(released('1.0.0')), '1.0.0'))).toBe('1.0.0')
})

test('a version that never ran, or whose files are gone, is none to go to', () => {
  expect(() => back(none, '9.9.9')).toThrow('did not run before; --to takes one of: none')
  const clean = withoutVersions(released('1.0.0', '1.1.0'), 'public-site', ['1.0.0'])
  expect(() => back(clean, '1.0.0')).toThrow('--to takes one of: none')
})

test('files go 30 days after their version stopped running, however long ago it was released', () => {
  const first = withRelease(none, 'public-site', version('1.0.0', 90), null)
  const second = withRelease(first, 'public-site', version('1.1.0', 31), null)
  const third = withRelease(second, 'public-site', version('1.2.0', 20), null)
  expect(expiredVersions(site(third), NOW)).toEqual(['1.0.0'])
  expect(expiredVersions(site(third), NOW - 2 * DAY)).toEqual([])
  const clean = withoutVersions(third, 'public-site', ['1.0.0'])
  expect(past(clean)).toEqual(['1.1.0'])
  expect(expiredVersions(site(clean), NOW)).toEqual([])
})

test('the version to go back to stays, however old', () => {
  const first = withRelease(none, 'public-site', version('1.0.0', 900), null)
  const second = withRelease(first, 'public-site', version('1.1.0', 800), null)
  expect(expiredVersions(site(second), NOW)).toEqual([])
})

test('a version that was taken back goes after its time too, and one that runs again stays', () => {
  const taken = back(released('1.0.0', '1.1.0'))
  expect(expiredVersions(site(taken), NOW + 31 * DAY)).toEqual(['1.1.0'])
  const again = withRelease(taken, 'public-site', version('1.1.0'), null)
  expect(expiredVersions(site(again), NOW + 31 * DAY)).toEqual([])
})
