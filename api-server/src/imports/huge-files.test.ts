import { expect, it } from 'vitest'
import { AppError } from '../platform/http/problems.ts'
import { row, workbook } from '../testing/workbook.ts'
import { readTable } from './read-table.ts'

const FAR = '<row r="1000000"><c r="XFD1000000"><v>1</v></c></row>'

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
