import { expect, type Locator, type Page } from '@playwright/test'
import { fail } from './fail.ts'

/** More stops than lie between any two things of a page. */
const MOST_STOPS = 150

/** Presses Tab, or Shift+Tab, until `target` has the focus; wherever it comes to rest on the way, it is seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
    if (await hasFocus(target)) return
  }
  fail(`${key} does not lead to ${target}`)
}

export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement)

/** Fails unless something has the focus, bears a mark of two pixels or more, and is neither out of sight nor covered. */
async function expectVisibleFocus(page: Page) {
  expect(await page.evaluate(faultOfFocus)).toBeNull()
}

/** What keeps the focus from being seen. Runs in the page. */
function faultOfFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'nothing has the focus'
  const name = focused.outerHTML.slice(0, 200)
  const bearers = [focused, focused.closest('label')]
  const marked = bearers.some((bearer) => {
    const { outlineStyle, outlineWidth } = bearer
      ? getComputedStyle(bearer)
      : { outlineStyle: 'none', outlineWidth: '0' }
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!marked) return `no mark: ${name}`
  const { left, top, width, height } = focused.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of sight: ${name}`
  const above = document.elementFromPoint(x, y)
  const seen = above && (focused.contains(above) || above.contains(focused))
  return seen ? null : `covered by ${above?.outerHTML.slice(0, 100)}: ${name}`
}

/** The names of what Tab leads to from here until it leaves `part`, in their order. The parts of a date are one. */
export async function stopsWithin(page: Page, part: Locator): Promise<string[]> {
  const stops: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const name = await part.evaluate(nameOfFocused)
    if (name === null) return stops
    if (name !== stops.at(-1)) stops.push(name)
    await page.keyboard.press('Tab')
    if ((await part.evaluate(nameOfFocused)) !== null) await expectVisibleFocus(page)
  }
  return fail('the focus is caught')
}

/** The name of the focused element, or null if it is outside `part`. Runs in the page. */
function nameOfFocused(part: Element): string | null {
  const focused = document.activeElement
  if (!focused || !part.contains(focused)) return null
  if (focused instanceof HTMLInputElement && focused.type === 'radio') return 'a cab'
  const labels = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels : null
  return focused.getAttribute('aria-label') ?? (labels?.[0] ?? focused).textContent?.trim() ?? ''
}

/** Types a day, 'YYYY-MM-DD', into the date field that has the focus, part by part as its order is here. */
export async function typeDay(page: Page, field: Locator, day: string) {
  const [year, month, date] = day.split('-')
  // The order of the parts is that of the browser's own language, not the page's.
  for (const parts of [`${month}${date}${year}`, `${date}${month}${year}`]) {
    await page.keyboard.type(parts)
    if ((await field.inputValue()) === day) return
    for (const _part of ['month', 'day']) await page.keyboard.press('ArrowLeft')
  }
  await expect(field).toHaveValue(day)
}

/**
 * Makes clicked buttons get no focus, as in Safari: a focusable element around them gets it, or none. Runs in the page.
 */
export function focusNoButtons() {
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    const around = button.parentElement?.closest<HTMLElement>('[tabindex]')
    if (around) around.focus({ preventScroll: true })
    else (document.activeElement as HTMLElement | null)?.blur()
  }
  addEventListener('mousedown', press, true)
}
