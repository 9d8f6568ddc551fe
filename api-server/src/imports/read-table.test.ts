import { expect, it } from 'vitest'
import { MAIN, row, workbook } from '../testing/workbook.ts'
import { readTable, readXlsx } from './read-table.ts'

/** Ten entities, each ten times the one before. */
const ENTITIES = [...'bcdefghij'].map(
  (name, at) => `<!ENTITY ${name} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`,
)
const LAUGHS = `<!DOCTYPE worksheet [<!ENTITY a "ha">${ENTITIES.join('')}]>`
const OUTSIDE = '<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd">]>'

it.each([
  ['that unfold a billion times', LAUGHS, '&j;'],
  ['of a file of the server', OUTSIDE, '&file;'],
])('entities %s stay what they are', async (_what, head, text) => {
  expect(await readTable(workbook(row(2, text), { head }))).toEqual([
    { row: 1, cells: ['Name'] },
    { row: 2, cells: [text] },
  ])
})

it('reads a file with the theme that spreadsheets write, and the texts that its cells share', async () => {
  const strings = `<sst xmlns="${MAIN}"><si><t>மீனா</t></si></sst>`
  const theme = '<theme><fillToRect l="50000" t="-80000" r="50000" b="180000"/></theme>'
  const shared = '<row r="2"><c r="A2" t="s"><v>0</v></c></row>'
  const file = workbook(shared, { parts: { 'xl/strings.xml': strings, 'xl/theme/theme1.xml': theme } })
  expect((await readTable(file))[1]?.cells).toEqual(['மீனா'])
})

it('refuses a file whose reading takes too long', async () => {
  const refused = { code: 'invalid', message: expect.stringContaining('too large') }
  await expect(readXlsx(workbook(row(2, 'x')), 10, 1)).rejects.toMatchObject(refused)
})
