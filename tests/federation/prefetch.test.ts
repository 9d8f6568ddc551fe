import { expect } from '@playwright/test'
import { visitorsTest as test } from '../harness/test.ts'

for (const reach of ['pointer', 'keyboard'] as const)
  test(`the code of a linked page loads when the ${reach} reaches the link, and once`, async ({ openPage }) => {
    const page = await openPage()
    const asked: string[] = []
    page.on('request', (request) => /\/cars-page-[^/]*\.js$/.test(request.url()) && asked.push(request.url()))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Cabs' })
    const came = page.waitForResponse(/\/cars-page-[^/]*\.js$/)
    await (reach === 'pointer' ? link.hover() : link.focus())
    await came
    await link.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Available Cabs/ }).waitFor()
    expect(asked).toHaveLength(1)
  })
