import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { UPLOADS } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { checkPdf } from './pdf.ts'
import { RefusedFile } from './refused-file.ts'

async function itinerary(options: PDFKit.PDFDocumentOptions = {}, add = (_: PDFKit.PDFDocument): void => undefined) {
  const document = new PDFDocument(options)
  const content = buffer(document)
  document.text('Day 1: Kochi to Munnar')
  add(document)
  document.end()
  return content
}

/** A PDF of the given objects, as a person with an editor could write it. */
const byHand = (objects: string) => Buffer.from(`%PDF-1.7\n${objects}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1')

/** An object stream that holds `objects`. */
function objectStream(objects: string, keys = '/Filter /FlateDecode', start = 'stream\n'): Buffer {
  const data = deflateSync(objects).toString('latin1')
  return byHand(`9 0 obj << /Type /ObjStm /N 1 /First 4 ${keys} >> ${start}${data}\nendstream endobj`)
}

/** An object stream that does not say that it is one. */
const untyped = Buffer.from(
  objectStream('1 0 << /JS (app.alert(1)) >>').toString('latin1').replace('/Type /ObjStm ', ''),
  'latin1',
)

async function refusal(content: Buffer): Promise<string> {
  const error = await checkPdf(content).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(RefusedFile)
  return (error as RefusedFile).message
}

describe('a PDF that is taken', () => {
  it('as pdfkit makes it', async () => {
    await checkPdf(await itinerary())
    await checkPdf(await itinerary({ compress: false }))
  })

  it('with links, and an opening action that names a page', async () => {
    await checkPdf(await itinerary({}, (document) => document.link(0, 0, 100, 20, 'https://example.com/')))
    await checkPdf(byHand('1 0 obj << /Type /Catalog /OpenAction [3 0 R /FitH null] >> endobj'))
  })

  it('with object streams, as office programs write them', async () => {
    await checkPdf(objectStream('1 0 << /Type /Catalog >>'))
  })

  it('with bytes in a picture that look like a script key', async () => {
    await checkPdf(byHand('5 0 obj << /Length 9 >> stream\n\u0001/JS (\u0002\nendstream endobj'))
  })
})

describe('a PDF that is refused', () => {
  it('names the field and what it takes', async () => {
    expect(await refusal(Buffer.from('hello'))).toBe('pdf takes a whole PDF file')
  })

  it('something else, or half of it', async () => {
    const whole = await itinerary()
    await refusal(Buffer.concat([Buffer.from('<html>'), whole]))
    await refusal(whole.subarray(0, whole.length / 2))
  })

  it('more than 20 MB', async () => {
    expect(await refusal(Buffer.alloc(UPLOADS.pdf.maxBytes + 1))).toContain('20 MB')
  })

  it.each([
    ['a script', '/S /JavaScript /JS (app.alert(1))'],
    ['a script at the opening', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
    ['an escaped name', '/S /J#61vaScript'],
    ['an escaped short name', '/#4aS (app.alert(1))'],
    ['a script in hex', '/JS <6170702e616c657274>'],
    ['a script elsewhere', '/JS 7 0 R'],
    ['a program start', '/S /Launch /F (calc.exe)'],
    ['an embedded file', '/Type /EmbeddedFile'],
    ['a list of embedded files', '/Names << /EmbeddedFiles 4 0 R >>'],
    ['a film', '/Subtype /RichMedia'],
    ['a film of an older kind', '/S /Rendition /OP 0'],
    ['an XML form', '/AcroForm << /XFA 5 0 R >>'],
  ])('%s: %s', async (_, keys) => {
    const message = 'pdf has scripts, actions or embedded files; save it without them'
    expect(await refusal(byHand(`1 0 obj << ${keys} >> endobj`))).toBe(message)
    expect(await refusal(objectStream(`1 0 << ${keys} >>`))).toBe(message)
    expect(await refusal(objectStream(`1 0 << ${keys} >>`, '/Filter /Fl'))).toBe(message)
  })

  it('a script that is hidden between the words of a stream', async () => {
    await refusal(byHand('(stream\n) 1 0 obj << /JS (app.alert(1)) >> endobj (endstream)'))
  })

  it('a file attached with pdfkit', async () => {
    await refusal(await itinerary({}, (document) => document.file(Buffer.from('x'), { name: 'x.exe' })))
  })

  it('an encrypted one, and object streams that cannot be opened', async () => {
    expect(await refusal(await itinerary({ userPassword: 'secret' }))).toContain('encrypted')
    const unknown = 'pdf holds parts that cannot be checked'
    expect(await refusal(objectStream('1 0 <<>>', '/Filter [/ASCIIHexDecode /FlateDecode]'))).toBe(unknown)
    expect(await refusal(objectStream('1 0 <<>>', '/Filter /LZWDecode'))).toBe(unknown)
    const script = deflateSync('1 0 << /JS (app.alert(1)) >>')
    for (const filter of ['[/FlateDecode /FlateDecode]', '8 0 R', '[/FlateDecode 8 0 R /FlateDecode]'])
      expect(await refusal(objectStream(script.toString('latin1'), `/Filter ${filter}`)), filter).toBe(unknown)
    expect(await refusal(untyped)).toBe(unknown)
    expect(await refusal(byHand('9 0 obj << /Type /Obj#53tm /Filter /FlateDecode >> stream\n'))).toBe(unknown)
  })

  it('an object stream that unpacks to more than can be checked', async () => {
    expect(await refusal(objectStream('0'.repeat(85 * 1024 * 1024)))).toBe('pdf holds parts that cannot be checked')
  })
})
