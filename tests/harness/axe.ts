import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A browser reads it in half the time of `axe.source`, which is the same at length. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails with axe's findings on the page. */
export async function expectAccessible(page: Page) {
  // Half a megabyte to read: once for each document.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(SOURCE)
  const options = { runOnly: RULES, resultTypes: ['violations'], preload: { assets: ['media'] } }
  // Only the violations: the whole result is as long as the page.
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, help, html, failureSummary })),
  )
  expect(found).toEqual([])
}
