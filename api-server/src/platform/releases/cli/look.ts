import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import type { Result } from 'axe-core'
import type { CDPSession, ConsoleMessage, Page } from 'playwright-core'

/** How long a page may take to respond, and then to come to rest, in ms. */
const PATIENCE = 30_000
/** How long a look may take in all, and leaving its page, in ms. */
const [LONGEST_MS, LEAVING_MS] = [60_000, 10_000]
/** The widths of a desk and of a phone, in px. */
export const [DESK_FIRST, PHONE_FIRST, DESK_ALONE] = [[1440, 390], [390, 1440], [1440]]

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What nobody who listens to a page can do without. */
const NAMES = ['label', 'select-name', 'button-name', 'link-name', 'image-alt', 'aria-input-field-name']

/** What a page shows, where it led, what is wrong with it, and how long it took to respond, in ms. */
export type Seen = { path: string; heading: string | null; links: string[]; problems: string[]; settled: number }

export type Way = {
  /** Whether the page's scripts run; without them it is the HTML that it came as. */
  scripts: boolean
  /** As wide as a desk, as a phone, or as the one after the other; in px. */
  widths: number[]
  /** Whether each control must have its name. */
  names: boolean
  /** The place in the sources of an error's stack. */
  sourceOf: (stack: string) => Promise<string>
}

/** Looks at a page as a person does, in a tab that has shown others before: what they share is compiled then. */
export async function lookAt(page: Page, path: string, way: Way): Promise<Seen> {
  const errors: Promise<string>[] = []
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  const onError = ({ message, stack = '' }: Error) => {
    errors.push(way.sourceOf(stack).then((source) => `${message}${source}`))
    fail()
  }
  const onLine = (line: ConsoleMessage) => line.type() === 'error' && errors.push(Promise.resolve(line.text()))
  page.on('pageerror', onError).on('console', onLine)
  // Attached before the page loads: the browser attaches to none whose script never ends.
  const scripts = await page.context().newCDPSession(page)
  const look = Promise.race([lookIn(page, path, failed, way), endless(page, scripts)])
  const seen = await look.catch((error: Error) => notLoaded(path, error))
  // An error that comes as the page is left is still its own.
  const left = page.goto('about:blank', { timeout: LEAVING_MS }).then(() => scripts.detach())
  await left.catch(() => page.close())
  page.off('pageerror', onError).off('console', onLine)
  return { ...seen, problems: [...new Set([...(await Promise.all(errors)), ...seen.problems])] }
}

/** Ends a script that never does, and its tab: while it runs, the browser answers no question about the page. */
async function endless(page: Page, scripts: CDPSession): Promise<never> {
  await setTimeout(LONGEST_MS, null, { ref: false })
  await scripts.send('Runtime.terminateExecution')
  await page.close()
  throw new Error('its scripts never end')
}

/** A page that cannot even be looked at, as one whose own script never ends. */
const notLoaded = (path: string, { message }: Error): Seen => ({
  ...{ path, heading: null, links: [], settled: PATIENCE },
  problems: [message.split('\n')[0] ?? ''],
})

async function lookIn(page: Page, path: string, failed: Promise<void>, { scripts, widths, names }: Way) {
  // While a page is loading, what stands there may be the heading of a frame that it shares with others.
  const heading = scripts ? '#root:not([data-page], :has([aria-busy=true])) main h1' : 'main h1'
  const seenAt = async (width = 0) => {
    await page.setViewportSize({ width, height: 900 })
    const { problems, ...seen } = await whatIsSeen(page, heading)
    return { ...seen, problems: problems.map((problem) => `at ${width} px ${problem}`) }
  }
  await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
  const started = performance.now()
  await page.goto(path)
  await Promise.race([page.waitForSelector(heading, { timeout: PATIENCE }).catch(() => null), failed])
  const settled = performance.now() - started
  // Until its lists have come too: what they show may fail. Without scripts nothing comes later.
  const rest = page.waitForLoadState(scripts ? 'networkidle' : 'load', { timeout: PATIENCE })
  const restless = await rest.then<string[]>(() => []).catch(() => ['it never comes to rest'])
  const one = await seenAt(widths[0])
  const others = widths.length > 1 ? (await seenAt(widths[1])).problems : []
  const problems = [...restless, ...one.problems, ...others, ...(names ? await unnamedIn(page) : [])]
  return { ...one, problems, settled, path: new URL(page.url()).pathname }
}

async function unnamedIn(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const options = { runOnly: { type: 'rule', values: NAMES }, resultTypes: ['violations'] }
  const run = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`
  return (await page.evaluate<Result[]>(run)).flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`))
}

/** What is wrong with how the page looks, and what it shows. */
const whatIsSeen = (page: Page, heading: string) =>
  page.locator('html').evaluate(async (html, selector) => {
    const document = html.ownerDocument
    const problems: string[] = []
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)))
    for (const { naturalWidth, currentSrc } of pictures)
      if (currentSrc !== '' && naturalWidth === 0) problems.push(`a picture is broken: ${currentSrc}`)
    if (html.scrollWidth > html.clientWidth) problems.push(`it is ${html.scrollWidth} px wide`)
    const title = document.querySelector(selector)
    if (title && !document.querySelector('dialog[open], [role=dialog]')) {
      title.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = title.getBoundingClientRect()
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (!title.contains(above)) problems.push(`its heading lies under ${above?.outerHTML.slice(0, 100)}`)
    }
    const links = [...document.querySelectorAll('a[href^="/"]')]
    return {
      heading: title?.textContent ?? null,
      links: links.map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? ''),
      problems,
    }
  }, heading)
