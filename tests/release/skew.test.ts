import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import type { RemoteBuild, ShellBuild } from 'shared-api/contract'
import {
  acceptAndGoOn,
  bookAs,
  cheapestCab,
  chooseCab,
  fillTrip,
  offeredKm,
  shownReference,
  type Trip,
} from '../harness/booking-form.ts'
import { dayFromToday } from '../harness/days.ts'
import { earlierBuilds } from './last-release.ts'
import { makeRelease, runs, writeManifest } from './made-release.ts'
import { runningRelease, runningVersion, test } from './stage.ts'
import { problemsOf } from './walk.ts'
import { PARTS, TOP } from './workspace-copy.ts'

// With cabs to book.
test.use({ serverEnv: async ({ releasesEnv }, use) => use({ ...releasesEnv, DEMO_DATA: 'on' }) })

type Stage = { releasesDir: string; origin: string; browser: Browser }

test('the last released remotes run in the shell of now, and the remotes of now in its shell', async ({
  releasesDir,
  product: { origin },
  browser,
  openPage,
}) => {
  const stage = { releasesDir, origin, browser }
  const version = await lastRelease(stage)
  expect(await problemsWith(stage, version, PARTS.slice(1))).toEqual([])
  await bookDrop(await openPage())
  if (await isOutgrown(join(releasesDir, 'shell', version))) return
  expect(await problemsWith(stage, version, ['shell'])).toEqual([])
})

/** Whether the remotes of now need more than a released shell offers: the server then runs the shell of now. */
async function isOutgrown(shell: string): Promise<boolean> {
  const read = async <Build>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Build
  const { contract } = await read<ShellBuild>(join(shell, 'shell.json'))
  const remotes = PARTS.slice(1).map((part) => read<RemoteBuild>(join(TOP, part, 'dist/remote.json')))
  return (await Promise.all(remotes)).some((remote) => remote.contract > contract.newest)
}

/** Books a Drop Trip: what the last site sends still fits the server, and it reads the reply without the fields that it does not know. */
async function bookDrop(page: Page) {
  const drop: Trip = {
    type: 'Drop Trip',
    from: { state: 'Tamil Nadu', city: 'Chennai' },
    to: { state: 'Tamil Nadu', city: 'Madurai' },
    pickUp: { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' },
    persons: 2,
  }
  await page.goto('/')
  await fillTrip(page, drop)
  await offeredKm(page)
  await chooseCab(page, await cheapestCab(page, drop.type, drop.persons))
  await acceptAndGoOn(page)
  await bookAs(page, { name: 'Meena Sundaram', mobile: '98400 12345', mail: 'meena@example.com' })
  expect(await shownReference(page)).toMatch(/^TT-/)
}

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
