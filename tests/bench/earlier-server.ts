import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunningServer, startServer } from '../harness/server.ts'
import { type EarlierBuilds, earlierBuilds } from '../release/last-release.ts'
import { makeRelease, runs, writeManifest } from '../release/made-release.ts'
import { PARTS } from '../release/workspace-copy.ts'

const VERSION = '0.0.1'
const TRIES = 50

/** Starts the server of now with the front ends of the last release, or of a commit, and tells where they are from. */
export async function startEarlierServer(dataDir: string, commit?: string) {
  for await (const builds of earlierBuilds(commit)) {
    const server = await startWith(builds, dataDir)
    if (server) return { ...server, from: builds.from }
  }
  throw new Error('no earlier build runs on the server of now')
}

/** Null when the server does not run or render these builds. */
async function startWith({ dirs }: EarlierBuilds, dataDir: string): Promise<RunningServer | null> {
  const releases = await mkdtemp(join(tmpdir(), 'releases-'))
  for (const part of PARTS) await makeRelease(releases, part, { version: VERSION, from: dirs[part] ?? '' })
  await writeManifest(releases, Object.fromEntries(PARTS.map((part) => [part, runs(VERSION)])))
  const server = await startServer({ env: { RATE_LIMIT: 'off', RELEASES_DIR: releases }, copyOf: dataDir })
  const stop = async () => {
    await server.stop()
    await rm(releases, { recursive: true, force: true })
  }
  for (let tried = 0; tried < TRIES; tried++, await pause(200))
    if (await isRendered(server.origin)) return { ...server, stop }
  await stop()
  return null
}

/** Whether home comes with its content, from shell and site of the release. */
async function isRendered(origin: string): Promise<boolean> {
  const html = await (await fetch(origin)).text()
  return html.includes('data-page=') && html.split(`"version":"${VERSION}"`).length > 2
}
