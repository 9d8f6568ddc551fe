import { expect, test } from 'vitest'
import { fileRefusal } from './file-rules.ts'

const MIB = 1024 * 1024

function file(name: string, type: string, size: number): File {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

test.each([
  ['cab.jpg', 'image/jpeg', 10 * MIB, null],
  ['cab.webp', 'image/webp', 1, null],
  ['cab.gif', 'image/gif', 1000, 'cab.gif is no JPEG, PNG or WebP picture.'],
  ['cab.svg', 'image/svg+xml', 1000, 'cab.svg is no JPEG, PNG or WebP picture.'],
  ['cab.png', 'image/png', 10 * MIB + 1, 'cab.png has 10.1 MB; at most 10 MB can be sent.'],
  ['cab.png', 'image/png', 0, 'cab.png is empty.'],
])('a picture %s of %s with %i bytes', (name, type, size, refusal) => {
  expect(fileRefusal(file(name, type, size), 'picture')).toBe(refusal)
})

test.each([
  ['tour.pdf', 'application/pdf', 20 * MIB, null],
  ['tour.pdf', 'application/pdf', 21 * MIB, 'tour.pdf has 21 MB; at most 20 MB can be sent.'],
  ['tour.docx', 'application/msword', 1000, 'tour.docx is no PDF.'],
])('a PDF %s of %s with %i bytes', (name, type, size, refusal) => {
  expect(fileRefusal(file(name, type, size), 'pdf')).toBe(refusal)
})

test.each([
  ['Notebook.XLSX', '', 5 * MIB, null],
  ['notebook.csv', 'application/vnd.ms-excel', 1, null],
  ['notebook.xls', 'application/vnd.ms-excel', 1, 'notebook.xls is no CSV or XLSX file.'],
])('a table %s of %s with %i bytes', (name, type, size, refusal) => {
  expect(fileRefusal(file(name, type, size), 'table')).toBe(refusal)
})
