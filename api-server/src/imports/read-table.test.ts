import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { AppError } from '../platform/http/problems.ts'
import { readTable } from './read-table.ts'
import { readXlsx } from './read-xlsx.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook whose sheet has a header and these rows; `head` comes before the sheet, `parts` beside it. */
function workbook(rows: string, { head = '', name = 'sheet1.xml', parts = {} as Record<string, string> } = {}): Buffer {
  const sheet = `${head}<worksheet xmlns="${MAIN}"><sheetData>${row(1, 'Name')}${rows}</sheetData></worksheet>`
  const related = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Trips" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${related(1, 'worksheet', name)}${related(2, 'sharedStrings', 'strings.xml')}</Relationships>`,
    ...{ [`xl/${name}`]: sheet, ...parts },
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([file, text]) => [file, strToU8(text)]))))
}

const row = (at: number, text: string) => `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>${text}</t></is></c></row>`
const FAR = '<row r="1000000"><c r="XFD1000000"><v>1</v></c></row>'
/** Ten entities, each ten times the one before. */
const ENTITIES = [...'bcdefghij'].map(
  (name, at) => `<!ENTITY ${name} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`,
)
const LAUGHS = `<!DOCTYPE worksheet [<!ENTITY a "ha">${ENTITIES.join('')}]>`
const OUTSIDE = '<!DOCTYPE worksheet [<!ENTITY file SYSTEM "file:///etc/passwd">]>'

/** The archive, which says of each part that it unpacks to 10 bytes. */
function lying(archive: Buffer): Buffer {
  for (const [mark, size] of [
    ['PK\u0001\u0002', 24],
    ['PK\u0003\u0004', 22],
  ] as const)
    for (let at = archive.indexOf(mark); at >= 0; at = archive.indexOf(mark, at + 1))
      archive.writeUInt32LE(10, at + size)
  return archive
}

it.each<[string, () => Buffer, string]>([
  ['elements fifty thousand deep', () => workbook('<b>'.repeat(5e4) + '</b>'.repeat(5e4)), 'no rows'],
  ['elements that never end', () => workbook('<row>'.repeat(1e5)), 'no XLSX'],
  ['sizes that are not true', () => lying(workbook(row(2, 'x'.repeat(1e7)))), 'no XLSX'],
  ['a far cell in a part by another name', () => workbook(FAR, { name: 'sheet1.dat' }), 'reaches to row 1000000'],
  ['a far cell, spaced out', () => workbook(FAR.replaceAll('r=', 'r\n= ')), 'reaches to row 1000000'],
  ['a far cell in signs that hide it', () => workbook(FAR.replaceAll('1000000', '&#49;000000')), 'too large'],
  ['many cells in a row', () => workbook(`<row r="2">${'<c><v>1</v></c>'.repeat(2e5)}</row>`), 'no XLSX'],
  ['a million columns', () => Buffer.from(`Name${',x'.repeat(1e6)}\nA\n`), ''],
  ['a million empty columns', () => Buffer.from(`Name\n${','.repeat(1e6)}\n`), 'no rows'],
  ['two million rows', () => Buffer.from(`Name\n${'a\n'.repeat(2e6)}`), 'more than 5000 rows'],
  ['a cell of a million quotes', () => Buffer.from(`Name\n"${'a""'.repeat(1e6)}"\n`), '4000 characters'],
])('a file with %s is read or refused, within the limits of time and memory', async (_what, file, detail) => {
  const made = file()
  const read = await readTable(made).catch((error: unknown) => error)
  if (detail === '') return expect(read).toHaveLength(2)
  expect(read).toBeInstanceOf(AppError)
  expect((read as AppError).message).toContain(detail)
})

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
