import { strToU8, zipSync } from 'fflate'

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook whose sheet has a header and these rows; `head` comes before the sheet, `parts` beside it. */
export function workbook(
  rows: string,
  { head = '', name = 'sheet1.xml', parts = {} as Record<string, string> } = {},
): Buffer {
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

/** A row of one cell with a text of its own. */
export const row = (at: number, text: string) =>
  `<row r="${at}"><c r="A${at}" t="inlineStr"><is><t>${text}</t></is></c></row>`
