import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, it } from 'vitest'
import { eachRoute } from '../../testing/engines.ts'

const RULES = {
  'info-license': 'off',
  // `imports/columns/:kind` and `imports/:id/undo` differ in their last word.
  'no-ambiguous-paths': 'off',
  // What is taken as a number or as its text is a number either way in a reply.
  'no-illogical-composition-keywords': 'off',
} as const

const TSC = join(import.meta.dirname, '../../../node_modules/.bin/tsc')

eachRoute('the API document', (engine) => {
  const written = async () => JSON.stringify(await (await engine.sharedApp()).openapi())

  it('has nothing that Redocly complains of', async () => {
    const config = await createConfig({ extends: ['recommended'], rules: RULES })
    const found = await lintFromString({ source: await written(), absoluteRef: '/openapi.json', config })
    expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  it('gives a client by openapi-typescript that compiles', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'))
    const file = join(folder, 'client.ts')
    writeFileSync(file, astToString(await openapiTS(await written())))
    const { stdout, status } = spawnSync(TSC, ['--strict', '--noEmit', '--ignoreConfig', file], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })
})
