import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { RemoteBuild } from 'shared-api/contract'
import { test } from '../release/built.ts'
import { TOP } from '../release/workspace-copy.ts'

/**
 * By day pages of records, which the demonstration data must link to, and those that have the links. The tests of a release
 * each night look at all pages, in each language.
 */
const LINKING: Record<string, string[]> = {
  'admin-console': ['/table', '/vehicles', '/drivers', '/bookings', '/enquiries', '/holiday', '/tour', '/tariffs'],
  'public-site': ['/cabs', '/holidayPackage', '/tourPackage'],
}

const recordsOf = (part: string) => {
  const { pages } = JSON.parse(readFileSync(join(TOP, part, 'dist/remote.json'), 'utf8')) as RemoteBuild
  return pages.map(({ path }) => path).filter((path) => path.includes(':'))
}
const LOOKS: Record<string, string[]> = {
  shell: ['/', '/cars', '/login', '/bookings'],
  ...Object.fromEntries(Object.entries(LINKING).map(([part, paths]) => [part, [...paths, ...recordsOf(part)]])),
}

for (const [part, pages] of Object.entries(LOOKS))
  test(`${part} of the commit is released as built, composed with the others, and goes back`, async ({
    releaseBuilt,
    tool,
  }) => {
    const { output } = await releaseBuilt(part, { version: '8.0.0' }, '--pages', pages.join())
    expect(output).toContain(
      `${pages.length} pages work in the browser, composed with what runs, each looked at once\n`,
    )
    expect(output).toContain(`\n${part} 8.0.0 runs\n`)
    expect((await tool('rollback', part)).output).toContain(`${part} runs from its own build`)
  })
