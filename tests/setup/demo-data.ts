import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { startServer } from '../harness/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A DATA_DIR with demo data and the desk's admin, to be copied: making it takes the server seconds. */
    demoData: string
  }
}

/** Vitest's global set-up: demo data made once for all files. */
export default async function setup(project: TestProject) {
  const server = await startServer({ env: { DEMO_DATA: 'on' }, keepData: true })
  await server.stop()
  project.provide('demoData', server.dataDir)
  return () => rm(server.dataDir, { recursive: true, force: true })
}
