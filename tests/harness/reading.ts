import { expect, type Page } from '@playwright/test'

/** Fails when the page must be scrolled sideways. */
export async function expectNothingSideways(page: Page, where: string) {
  const sideways = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  await expect.poll(sideways, { message: `${where}: px to scroll sideways` }).toBeLessThanOrEqual(0)
}

/** Fails when the page must be scrolled sideways, or when a text of it is cut off by what surrounds it. */
export async function expectAllToBeReadable(page: Page, where: string) {
  await expectNothingSideways(page, where)
  // Rows that come into sight take their own height a frame later.
  await expect.poll(() => page.evaluate(cutTexts), { message: `${where}: texts that are cut off` }).toEqual([])
}

/** Texts that are clipped by their box. Runs in the page. */
function cutTexts(): string[] {
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement
    if (
      !text.textContent?.trim() ||
      !parent?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (width === 0) continue
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const size = box.getBoundingClientRect()
      // Text for screen readers, scrolling text, and text that is shown in full elsewhere.
      if (size.width <= 2 || style.clipPath !== 'none' || style.webkitLineClamp !== 'none') break
      if (/auto|scroll/.test(style.overflowX)) break
      // What waits out of sight paints nothing outside of itself either.
      const hides = (overflow: string) => /hidden|clip/.test(overflow) || style.contentVisibility === 'auto'
      const hidesX = hides(style.overflowX) && (left < size.left - 2 || right > size.right + 2)
      const hidesY = hides(style.overflowY) && (top < size.top - 4 || bottom > size.bottom + 4)
      if (hidesX || hidesY) cut.push(`${text.textContent.trim().slice(0, 60)} (in ${box.className})`)
    }
  }
  return cut
}

/** Fails if a word of these elements breaks across lines; buttons by default. */
export async function expectWordsToBeWhole(page: Page, where: string, selector = '.mantine-Button-label') {
  expect(await page.evaluate(brokenWords, selector), `${where}: words that are broken`).toEqual([])
}

/** Runs in the page. */
function brokenWords(selector: string): string[] {
  const broken: string[] = []
  const labels = [...document.querySelectorAll(selector)].filter((label) => label.checkVisibility())
  for (const { firstChild: text } of labels) {
    for (const { index, 0: word } of text?.textContent?.matchAll(/\S+/g) ?? []) {
      const range = document.createRange()
      if (text?.nodeType !== Node.TEXT_NODE) continue
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1) broken.push(word)
    }
  }
  return broken
}

/** Sets the text as far apart as readers may (WCAG 2.2, 1.4.12). The page's policy has to be off. */
export const spaceTextOut = (page: Page) =>
  page.addStyleTag({
    content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  })

/** Fails when a field is too narrow for one of its choices, or for the hint in it: both end without a sign at its edge. */
export async function expectFieldsToHaveRoom(page: Page, where: string) {
  expect(await page.evaluate(wideWords), `${where}: choices and hints that are cut off`).toEqual([])
}

/** Runs in the page. */
function wideWords(): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  const fields = [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input[placeholder]')]
  return fields
    .filter((field) => field.checkVisibility())
    .flatMap((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      if (pen) pen.font = font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const words = 'options' in field ? [...field.options].map(({ text }) => text) : [field.placeholder]
      return words.filter((text) => (pen?.measureText(text).width ?? 0) > room + 1)
    })
}
