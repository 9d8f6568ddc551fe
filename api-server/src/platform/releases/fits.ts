import { type RemoteBuild, type ShellBuild, servesContract } from 'shared-api/contract'

/**
 * Why this shell cannot run a remote, in words after 'needs'; null if it can. Names decide where both builds list
 * theirs, the contract's number what names cannot say.
 */
export function misfitOf(shell: ShellBuild, remote: RemoteBuild): string | null {
  if (!servesContract(shell.contract, remote.contract)) return `shell contract ${remote.contract}`
  const missing = Object.entries(remote.imports ?? {}).flatMap(([library, names]) => {
    const offered = shell.exports?.[library]
    return offered ? names.filter((name) => !offered.includes(name)).map((name) => `${name} of ${library}`) : []
  })
  return missing.length === 0 ? null : missing.join(', ')
}

/** The contracts that a shell serves, in words. */
export const contractsOf = ({ contract: { oldest, newest } }: ShellBuild) =>
  oldest === newest ? `contract ${newest}` : `contract ${oldest} to ${newest}`
