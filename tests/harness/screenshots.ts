import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'

const KEPT = join(import.meta.dirname, '../visual/screenshots')
/** `UPDATE_SCREENSHOTS=on pnpm test` keeps what it sees as what shall be seen. */
const UPDATE = process.env.UPDATE_SCREENSHOTS === 'on'

/** Pictures are kept at a third of their size: how letters are smoothed differs between machines, and is no matter. */
const SCALE = 1 / 3
/** How far a colour may be off, of 255. */
const SHADE = 32
/** How much of the picture may be off. */
const TOLERANCE = 0.01

type Raw = { data: Buffer; width: number; height: number }

/** Compares what the page shows with the picture kept under this name. Names both files where they differ. */
export async function expectToLookAsKept(page: Page, name: string) {
  const file = join(KEPT, `${name}.webp`)
  const seen = await small(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  const known = await readFile(file).catch(() => null)
  if (!known && UPDATE) return keep(file, seen)
  if (!known) throw new Error(`no picture is kept as ${file}; UPDATE_SCREENSHOTS=on makes it`)
  const share = await differingShare(seen, known)
  // One that looks the same stays as it is: a test has many pictures, of which a change means some.
  if (UPDATE) return share > 0 ? keep(file, seen) : undefined
  if (share <= TOLERANCE) return
  const shown = join(tmpdir(), `${name}.webp`)
  await writeFile(shown, seen)
  expect.fail(`${(share * 100).toFixed(1)} % of ${name} differ: ${shown} was seen, ${file} is kept`)
}

async function keep(file: string, seen: Buffer) {
  await mkdir(KEPT, { recursive: true })
  await writeFile(file, seen)
}

async function small(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata()
  return sharp(png)
    .resize(Math.round(width * SCALE))
    .webp({ quality: 90 })
    .toBuffer()
}

async function differingShare(seen: Buffer, known: Buffer): Promise<number> {
  const [a, b] = await Promise.all([raw(seen), raw(known)])
  if (a.width !== b.width || a.height !== b.height) return 1
  let differing = 0
  for (let at = 0; at < a.data.length; at += 3) if (differs(a, b, at)) differing++
  return differing / (a.width * a.height)
}

const differs = (a: Raw, b: Raw, at: number) =>
  [at, at + 1, at + 2].some((channel) => Math.abs((a.data[channel] ?? 0) - (b.data[channel] ?? 0)) > SHADE)

async function raw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
