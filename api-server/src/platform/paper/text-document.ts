import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes a font that was read before too; its types lack it. */
      registerFont(name: string, font: Font): PDFKit.PDFDocument
    }
  }
}

/** Their vowel signs stand where the eye wants them, not in the order in which they are written. */
const REORDERED = /[\u0900-\u0dff]/

/** A PDF whose text is copied as it was written. */
export class TextDocument extends PDFDocument {
  // Not #actual: the constructor of PDFDocument adds content before there are fields.
  private actual?: string | undefined

  /** Sets one run of a font on the base line `y`. */
  written(text: string, x: number, y: number): this {
    this.actual = REORDERED.test(text) ? text : undefined
    return this.text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
  }

  // pdfkit marks content outside of a text object. Readers place a text by the state at its end mark, which is another there.
  override addContent(operators: string): this {
    if (this.actual === undefined) {
      super.addContent(operators)
      return this
    }
    if (operators === 'ET') super.addContent('EMC')
    super.addContent(operators)
    if (operators === 'BT') super.addContent(`/Span <</ActualText <${hexOf(this.actual)}>>> BDC`)
    return this
  }
}

const hexOf = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')
