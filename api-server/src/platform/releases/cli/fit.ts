import { type ReleaseManifest, servesContract } from 'shared-api/contract'
import { folderReader, ownBuild, type ReadFile, readRemote, readShell } from '../builds.ts'
import { partOf } from '../manifest-changes.ts'
import type { ReleaseStore } from '../release-store.ts'
import { buildDir, PARTS } from './workspace.ts'

/**
 * Refuses a manifest in which a remote needs a shell contract that the shell does not serve, after `changed` changed.
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
  const { contract } = (await readShell(...runningOf('shell'))).build
  const remotes = PARTS.filter((part) => part !== 'shell' && (changed === 'shell' || part === changed))
  for (const remote of remotes) {
    const { contract: needed } = await readRemote(...runningOf(remote))
    if (servesContract(contract, needed)) continue
    const range = contract.oldest === contract.newest ? contract.newest : `${contract.oldest} to ${contract.newest}`
    throw new Error(
      changed === 'shell'
        ? `this shell serves contract ${range}, but ${remote}, which runs, needs ${needed}: release ${remote} first`
        : `${remote} needs shell contract ${needed}; the running shell serves ${range}: release the shell first`,
    )
  }
}
