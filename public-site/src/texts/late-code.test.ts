import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')

test('every part of the site that is loaded late waits for its words', () => {
  const files = globSync('{components,features,lib,routes}/**/*.{ts,tsx}', { cwd: SRC }).filter(
    (file) => !file.includes('.test.'),
  )
  const late = files.flatMap((file) =>
    Array.from(readFileSync(join(SRC, file), 'utf8').matchAll(/^.*\bimport\('\.\.?\/.*$/gm), ([line]) => line.trim()),
  )
  expect(late.length).toBeGreaterThan(6)
  expect(late.filter((line) => !/typeof import|withWords\(import|later\(\(\) => import/.test(line))).toEqual([])
})
