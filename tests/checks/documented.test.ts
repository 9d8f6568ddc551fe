import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BookingDetails, CabFields, DriverFields, SettingsEdit, toWire, VehicleFields } from 'shared-api/contract'
import { describe, expect, test } from 'vitest'
import { DIFFERENCES } from './differences.ts'

const TOP = resolve(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(TOP, file), 'utf8')
const PRODUCT = textOf('docs/product.md')

/** The text below a heading, up to the next one. */
const sectionOf = (text: string, heading: string) =>
  new RegExp(`\\n#+ ${heading}\\n(.*?)(?=\\n#+ |$)`, 's').exec(text)?.[1] ?? ''
/** The rows of a section's tables, each as its cells. */
const rowsOf = (section: string) =>
  [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()))
const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const sorted = (names: string[]) => [...new Set(names)].sort()

describe.each([
  ['public-site', 'Pages of the site'],
  ['admin-console', 'Pages of the desk'],
])('the pages of %s', (part, heading) => {
  test('are the table of docs/product.md', () => {
    const patterns = [...textOf(`${part}/src/config/paths.ts`).matchAll(/pattern: '([^']+)'/g)].map(
      ([, one = '']) => one,
    )
    const documented = rowsOf(sectionOf(PRODUCT, heading)).flatMap(([address = '']) => codeIn(address))
    const plain = (address: string) => address.replaceAll(/\{[^}]+\}(-to-\{\w+\})?|:\w+/g, '*')
    expect(sorted(documented.map(plain))).toEqual(sorted(patterns.map(plain)))
  })
})

// A new field is documented, and one that went is gone from the page.
test.each([
  ['Booking fields', Object.keys(toWire(BookingDetails.shape))],
  ['Cab fields', [...Object.keys(CabFields.shape).filter((name) => name !== 'translations'), 'imageUrl']],
  ['Vehicles', Object.keys(VehicleFields.shape)],
  ['Drivers', Object.keys(DriverFields.shape)],
  ['Settings', Object.keys(SettingsEdit.shape)],
])('%s of docs/product.md are the fields of the schema', (heading, fields) => {
  const cells = rowsOf(sectionOf(PRODUCT, heading)).map(([first = '']) => first)
  // `gst`: `gstin`, … has the parts of a field after its name.
  const documented = cells.flatMap((cell) => codeIn(cell.replace(/: .*/, '')))
  expect(sorted(documented)).toEqual(sorted(fields))
})

test('the languages of docs/product.md are those of the site', () => {
  const [, codes = ''] =
    /SITE_LANGUAGES = \[DEFAULT_LANGUAGE, ([^\]]+)\]/.exec(textOf('shared-api/src/languages/index.ts')) ?? []
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' })
  const names = [...codes.matchAll(/\w+/g)].map(([code]) => inEnglish.of(code))
  expect(sectionOf(PRODUCT, 'Pages of the site')).toContain(`(${names.join(', ')})`)
})

describe('each difference from the specification', () => {
  const section = sectionOf(textOf('README.md'), 'Differences from the specification')
  const rows = rowsOf(section)
    .slice(2)
    .map(([specified = '']) => specified)

  test('has a test', () => {
    expect(sorted(Object.keys(DIFFERENCES))).toEqual(sorted(rows))
  })

  test.each(Object.entries(DIFFERENCES))('%s', (_, [file, title]) => {
    expect(existsSync(join(TOP, file)), file).toBe(true)
    expect(textOf(file)).toContain(title)
  })
})
