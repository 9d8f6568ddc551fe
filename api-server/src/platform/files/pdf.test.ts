import { UPLOADS } from 'shared-api/contract'
import { describe, expect, it } from 'vitest'
import { pdf } from '../../testing/desk.ts'
import { checkPdf } from './pdf.ts'
import { RefusedFile } from './refused-file.ts'

function refusalOf(content: Buffer): string | null {
  try {
    checkPdf(content)
    return null
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedFile)
    return (error as RefusedFile).message
  }
}

describe('a PDF', () => {
  it('is taken whole, with whatever it holds', async () => {
    expect(refusalOf(await pdf())).toBeNull()
    expect(refusalOf(Buffer.from('%PDF-1.7\n1 0 obj << /JS (app.alert(1)) >> endobj\n%%EOF\n'))).toBeNull()
  })

  it('is refused if it is another kind of file or truncated', async () => {
    const whole = await pdf()
    expect(refusalOf(Buffer.from('hello'))).toBe('pdf takes a whole PDF file')
    expect(refusalOf(Buffer.concat([Buffer.from('<html>'), whole]))).not.toBeNull()
    expect(refusalOf(whole.subarray(0, whole.length / 2))).not.toBeNull()
  })

  it('is refused with more than 20 MB', () => {
    expect(refusalOf(Buffer.alloc(UPLOADS.pdf.maxBytes + 1))).toContain('20 MB')
  })

  it('checks 19 MB of escaped letters without delay', () => {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(19_000_000, '#61'), Buffer.from('%%EOF')])
    const began = performance.now()
    expect(refusalOf(content)).toBeNull()
    expect(performance.now() - began).toBeLessThan(250)
  })
})
