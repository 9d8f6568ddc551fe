import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../setup/chromium.ts'
import { makeRelease } from './made-release.ts'
import { test as stage } from './stage.ts'
import { runReleaseTool } from './workspace-copy.ts'

export type Change = Parameters<typeof makeRelease>[2]
type Tool = (...args: string[]) => ReturnType<typeof runReleaseTool>

/** The release tool on builds of this workspace with changes: quicker than a build for each. */
export const test = stage.extend<{
  tool: Tool
  releaseBuilt: (part: string, change: Change, ...args: string[]) => ReturnType<Tool>
}>({
  tool: ({ releasesEnv }, use) =>
    use((...args) => runReleaseTool(args, { ...releasesEnv, CHROMIUM_PATH: findChromium() ?? '' })),
  releaseBuilt: async ({ tool }, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'built-'))
    await use(async (part, change, ...args) => {
      await makeRelease(dir, part, change)
      return tool('release', part, '--built', join(dir, part, change.version), '--dirty', ...args)
    })
    await rm(dir, { recursive: true })
  },
})
