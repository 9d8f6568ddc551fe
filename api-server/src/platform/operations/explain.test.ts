import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { explain } from './explain.ts'

it('a copy into DATA_DIR that fails, as of a build onto a full disk, is about DATA_DIR', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'explain-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const copied = copyFile(process.execPath, join(dataDir, 'none', 'copy'))
  const error = await copied.catch((failed: unknown) => failed)
  expect(explain(error, { dataDir, databaseUrl: null })).toMatch(/^DATA_DIR cannot be used: .*; it takes a folder/)
})
