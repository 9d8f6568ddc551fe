import { expect } from '@playwright/test'
import { test } from '../release/built.ts'
import { PARTS } from '../release/workspace-copy.ts'

// The shell's look is at the pages of all remotes.
test.describe.configure({ timeout: 600_000 })

for (const part of PARTS)
  test(`${part} of the commit is released as built, composed with the others, and goes back`, async ({
    releaseBuilt,
    tool,
  }) => {
    const { output } = await releaseBuilt(part, { version: '8.0.0' }, '--once')
    expect(output).toMatch(/pages work in the browser, .* looked at once\n/)
    expect(output).toContain(`\n${part} 8.0.0 runs\n`)
    expect((await tool('rollback', part)).output).toContain(`${part} runs from its own build`)
  })
