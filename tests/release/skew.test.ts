import { expect } from 'vitest'
import { earlierBuilds, PARTS } from './last-release.ts'
import { makeRelease, runs, writeManifest } from './made-release.ts'
import { runningRelease, runningVersion, test as stage } from './stage.ts'
import { problemsOf } from './walk.ts'

const BUILD_MS = 600_000

const test = stage
  /** Runs these parts as this release and the others as they are built now, and gives what goes wrong in the browser. */
  .extend('problemsWith', { scope: 'file' }, ({ releasesDir, product, browser }) => {
    return async (version: string, parts: string[], most?: number): Promise<string[]> => {
      await writeManifest(releasesDir, Object.fromEntries(parts.map((part) => [part, runs(version)])))
      for (const part of PARTS) {
        const released = async () => (await runningVersion(product.origin, part)) === version
        await expect.poll(released).toBe(parts.includes(part))
      }
      return problemsOf(browser, product.origin, (await runningRelease(product.origin)).remotes, most)
    }
  })
  /** The version under which the last release that works by itself stands here. */
  .extend('lastRelease', { scope: 'file' }, async ({ releasesDir, problemsWith }) => {
    let tried = 0
    for await (const { from, dirs } of earlierBuilds()) {
      tried++
      const version = `0.0.${tried}`
      for (const part of PARTS) await makeRelease(releasesDir, part, { version, from: dirs[part] ?? '' })
      const problems = await problemsWith(version, PARTS, 2)
      console.log(
        problems.length === 0 ? `last release: ${from}` : `${from} does not work itself:\n${problems.join('\n')}`,
      )
      if (problems.length === 0) return version
    }
    throw new Error('no earlier build and not this one either works')
  })

test('the last released remotes run in the shell of now', { timeout: BUILD_MS }, async ({
  lastRelease,
  problemsWith,
}) => {
  expect(await problemsWith(lastRelease, ['public-site', 'admin-console'])).toEqual([])
})

test('the remotes of now run in the last released shell', { timeout: BUILD_MS }, async ({
  lastRelease,
  problemsWith,
}) => {
  expect(await problemsWith(lastRelease, ['shell'])).toEqual([])
})
