import { type Browser, expect } from '@playwright/test'
import { earlierBuilds, PARTS } from './last-release.ts'
import { makeRelease, runs, writeManifest } from './made-release.ts'
import { runningRelease, runningVersion, test } from './stage.ts'
import { problemsOf } from './walk.ts'

type Stage = { releasesDir: string; origin: string; browser: Browser }

test('the last released remotes run in the shell of now, and the remotes of now in its shell', async ({
  releasesDir,
  product: { origin },
  browser,
}) => {
  const stage = { releasesDir, origin, browser }
  const version = await lastRelease(stage)
  expect(await problemsWith(stage, version, PARTS.slice(1))).toEqual([])
  expect(await problemsWith(stage, version, ['shell'])).toEqual([])
})

/** Runs these parts of the last release with the others as they are built now; returns the problems in the browser. */
async function problemsWith({ releasesDir, origin, browser }: Stage, version: string, parts: string[], most?: number) {
  await writeManifest(releasesDir, Object.fromEntries(parts.map((part) => [part, runs(version)])))
  for (const part of PARTS) {
    const released = async () => (await runningVersion(origin, part)) === version
    await expect.poll(released).toBe(parts.includes(part))
  }
  return problemsOf(browser, origin, (await runningRelease(origin)).remotes, most)
}

/** Installs the last working release; returns its version here. */
async function lastRelease(stage: Stage): Promise<string> {
  let tried = 0
  for await (const { from, dirs } of earlierBuilds()) {
    tried++
    const version = `0.0.${tried}`
    for (const part of PARTS) await makeRelease(stage.releasesDir, part, { version, from: dirs[part] ?? '' })
    const problems = await problemsWith(stage, version, PARTS, 2)
    console.log(problems.length === 0 ? `last release: ${from}` : `${from} does not work:\n${problems.join('\n')}`)
    if (problems.length === 0) return version
  }
  throw new Error('no earlier build works, and this one does not either')
}
