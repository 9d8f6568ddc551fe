import type { ReleaseManifest } from 'shared-api/contract'
import { folderReader, ownBuild, type ReadFile, readRemote, readShell } from '../builds.ts'
import { contractsOf, misfitOf } from '../fits.ts'
import { partOf } from '../manifest-changes.ts'
import type { ReleaseStore } from '../release-store.ts'
import { buildDir, PARTS } from './workspace.ts'

/**
 * Refuses a manifest in which a remote needs a contract or a name that the shell does not have, after `changed` changed.
 * `own` reads that part's build when it is not in the store yet.
 * @throws Error that names the two and what to release first.
 */
export async function refuseMisfit(changed: string, manifest: ReleaseManifest, store: ReleaseStore, own?: ReadFile) {
  /** What runs of a part: its files, and how to call it. */
  const runningOf = (part: string): [ReadFile, string] => {
    if (own && part === changed) return [own, ownBuild(part)]
    const running = partOf(manifest, part).current
    if (!running) return [folderReader(buildDir(part)), ownBuild(part)]
    return [(file) => store.read(part, running.version, file), `${part} ${running.version}`]
  }
  const { build: shell } = await readShell(...runningOf('shell'))
  const released = Object.keys(manifest.parts).filter((part) => partOf(manifest, part).current)
  const remotes = [...new Set([...PARTS, ...released])].filter((part) => part !== 'shell')
  for (const remote of changed === 'shell' ? remotes : [changed]) {
    const needs = misfitOf(shell, await readRemote(...runningOf(remote)))
    if (needs === null) continue
    throw new Error(
      changed === 'shell'
        ? `this shell serves ${contractsOf(shell)}, but ${remote}, which runs, needs ${needs}: release ${remote} first`
        : `${remote} needs ${needs}; the running shell serves ${contractsOf(shell)}: release the shell first`,
    )
  }
}
