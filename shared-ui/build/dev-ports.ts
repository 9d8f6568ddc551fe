import { globSync } from 'node:fs'
import { join, sep } from 'node:path'

const WORKSPACE = join(import.meta.dirname, '../..')

/** The first port of `pnpm dev`: DEV_PORT moves them all. */
const FIRST = Number(process.env.DEV_PORT ?? 3000)

/** The ports of `pnpm dev` that do not depend on the remotes. */
export const DEV_PORTS = { site: FIRST, api: FIRST + 10, consoleAlone: FIRST + 11 }

/** The remotes of the workspace, each with the port of its development server. */
export const DEV_REMOTES = globSync('*/src/remote.tsx', { cwd: WORKSPACE })
  .map((file) => file.split(sep)[0] ?? '')
  .sort()
  .map((name, index) => ({ name, port: FIRST + 1 + index }))

/** The port of a remote of another repository, and those that run beside this workspace: `DEV_ALSO=5199,5200 pnpm dev`. */
export const DEV_PORT_ELSEWHERE = 5199
export const DEV_ALSO = (process.env.DEV_ALSO ?? '').split(',').filter(Boolean).map(Number)

// `node dev-ports.ts` prints the variables with which the API starts.
if (import.meta.main) console.log(`PORT=${DEV_PORTS.api} PUBLIC_ORIGIN=http://localhost:${DEV_PORTS.site}`)
