import type { ReleaseManifest } from 'shared-api/contract'
import { folderReader, ownBuild, type ReadFile, readRemote, readShell } from '../builds.ts'
import { contractsOf, misfitOf } from '../fits.ts'
import { partOf } from '../manifest-changes.ts'
import type { ReleaseStore } from '../release-store.ts'
import { buildDir, PARTS } from './workspace.ts'

/** What runs of a part: its files, and how to call it. */
export function runningOf(manifest: ReleaseManifest, store: ReleaseStore, part: string): [ReadFile, string] {
  const running = partOf(manifest, part).current
  if (!running) return [folderReader(buildDir(part)), ownBuild(part)]
  return [(file) => store.read(part, running.version, file), `${part} ${running.version}`]
}

/** The remotes of the workspace, and then those that run from elsewhere. */
export function remotesIn(manifest: ReleaseManifest): string[] {
  const released = Object.keys(manifest.parts).filter((part) => partOf(manifest, part).current)
  return [...new Set([...PARTS, ...released])].filter((part) => part !== 'shell')
}

/**
 * Refuses a manifest in which a remote needs a contract or a name that the shell does not have, after `changed` changed.
 * `own` reads that part's build when it is not in the store yet.
 * @throws Error that names the two and what to release first.
 */
export async function refuseMisfit(changed: string, manifest: ReleaseManifest, store: ReleaseStore, own?: ReadFile) {
  const read = (part: string): [ReadFile, string] =>
    own && part === changed ? [own, ownBuild(part)] : runningOf(manifest, store, part)
  const { build: shell } = await readShell(...read('shell'))
  for (const remote of changed === 'shell' ? remotesIn(manifest) : [changed]) {
    const needs = misfitOf(shell, await readRemote(...read(remote)))
    if (needs === null) continue
    throw new Error(
      changed === 'shell'
        ? `this shell serves ${contractsOf(shell)}, but ${remote}, which runs, needs ${needs}: release ${remote} first`
        : `${remote} needs ${needs}; the running shell serves ${contractsOf(shell)}: release the shell first`,
    )
  }
}
