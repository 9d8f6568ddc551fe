import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../setup/chromium.ts'
import { makeRelease } from './made-release.ts'
import { test as stage } from './stage.ts'
import { runReleaseTool } from './workspace-copy.ts'

/** A change of the workspace's own build, and further variables for the tool that releases it. */
export type Change = Parameters<typeof makeRelease>[2] & { env?: Record<string, string> }
type Tool = (...args: string[]) => ReturnType<typeof runReleaseTool>

/** The release tool on builds of this workspace with changes: quicker than a build for each. */
export const test = stage.extend<{
  toolEnv: Record<string, string>
  tool: Tool
  releaseBuilt: (part: string, change: Change, ...args: string[]) => ReturnType<Tool>
}>({
  toolEnv: ({ releasesEnv }, use) => use({ ...releasesEnv, CHROMIUM_PATH: findChromium() ?? '' }),
  tool: ({ toolEnv }, use) => use((...args) => runReleaseTool(args, toolEnv)),
  releaseBuilt: async ({ toolEnv }, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'built-'))
    await use(async (part, { env, ...change }, ...args) => {
      await makeRelease(dir, part, change)
      const built = join(dir, part, change.version)
      return runReleaseTool(['release', part, '--built', built, '--dirty', ...args], { ...toolEnv, ...env })
    })
    await rm(dir, { recursive: true })
  },
})
