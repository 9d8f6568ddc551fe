import type { RemoteBuild, ShellBuild } from 'shared-api/contract'
import type { Config } from '../../config.ts'
import { hashOf, isServerFile } from '../builds.ts'

/** Servers refuse an origin that is not on their list: better said here than in every page. */
export function refuseUnlisted(at: string | null, { remoteOrigins }: Config) {
  if (at === null || remoteOrigins.includes(new URL(at).origin)) return
  throw new Error(`${new URL(at).origin} is not among REMOTE_ORIGINS: servers would refuse what comes from there`)
}

/** @throws Error when the other origin does not serve these very bytes to the shell's page. */
export async function compareWithOrigin(baseUrl: string, built: RemoteBuild | ShellBuild) {
  for (const [file, hash] of Object.entries(built.files).filter(([file]) => !isServerFile(file))) {
    const answer = await fetch(baseUrl + file, { headers: { origin: 'https://shell.example' } })
    if (!answer.ok) throw new Error(`${baseUrl}${file} answered ${answer.status}: upload the release there first`)
    if (hashOf(await answer.bytes()) !== hash)
      throw new Error(`${baseUrl}${file} is another file than the one that was built`)
    if (!answer.headers.has('access-control-allow-origin'))
      throw new Error(`${baseUrl} must allow other origins to load from it (CORS)`)
  }
}
