import { buffer } from 'node:stream/consumers'
import { fontOf, printable, type Script, type Weight } from './fonts.ts'
import { runsOf } from './runs.ts'
import { TextDocument } from './text-document.ts'

const MARGIN = 50
/** The width between the margins of an A4 page, in points as all lengths here. */
export const WIDTH = 595 - 2 * MARGIN
/** Of the size of the letters: the height of a line, and of it what is above the base line. */
const LINE = 1.45
const ABOVE = 1.05

export type Style = {
  size?: number
  weight?: Weight
  colour?: string
  left?: number
  width?: number
  align?: 'left' | 'right'
}
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'LBody'
type Group = 'Table' | 'TR' | 'Sect' | 'L' | 'LI'
type About = { title: string; language: string; author?: string; day: string }

/** A4 pages of text in any script, tagged, so that they are read aloud, searched and copied as they were written. */
export class Paper {
  readonly #pdf: TextDocument
  readonly #registered = new Set<string>()
  #parent: PDFKit.PDFStructureElement
  /** The height of what comes next, from the top of the page. */
  y = MARGIN

  /** `day` is 'YYYY-MM-DD'. The same texts of the same day give the same bytes. */
  constructor({ title, language, author, day }: About) {
    this.#pdf = new TextDocument({
      ...{ size: 'A4', margin: MARGIN, lang: language, pdfVersion: '1.7', tagged: true, displayTitle: true },
      info: { Title: title, ...(author && { Author: author }), CreationDate: new Date(`${day}T00:00:00Z`) },
    })
    this.#parent = this.#pdf.struct('Document')
    this.#pdf.addStructure(this.#parent)
  }

  /** Puts what `inside` writes into one element, such as a table or its row. */
  group(type: Group, inside: () => void): this {
    const before = this.#parent
    this.#parent = this.#pdf.struct(type)
    before.add(this.#parent)
    inside()
    this.#parent.end()
    this.#parent = before
    return this
  }

  /** Writes a text, wrapped at `width`; `y` is below it then. */
  write(tag: Tag, text: string, style: Style = {}): this {
    const { size = 10, colour = 'black' } = style
    const element = this.#pdf.struct(tag)
    this.#parent.add(element)
    element.add(() => {
      this.#pdf.fillColor(colour).fontSize(size)
      for (const line of this.#wrapped(text, style)) this.#line(line, style)
    })
    element.end()
    return this
  }

  /** Writes texts side by side; those that have no room go to the next page together. */
  row(cells: [tag: Tag, text: string, style: Style][], gap: number): this {
    if (this.y + Math.max(...cells.map(([, text, style]) => this.heightOf(text, style))) > this.#bottom) this.#turn()
    const top = this.y
    const bottoms = cells.map(([tag, text, style]) => {
      this.y = top
      return this.write(tag, text, style).y
    })
    this.y = Math.max(...bottoms) + gap
    return this
  }

  /** A JPEG across the page, cut to `height`. */
  picture(jpeg: Buffer, alt: string, height: number): this {
    const paint = () =>
      this.#pdf.image(jpeg, MARGIN, this.y, { cover: [WIDTH, height], align: 'center', valign: 'center' })
    this.#parent.add(this.#pdf.struct('Figure', { alt }, [paint]))
    this.y += height + 12
    return this
  }

  rule(): this {
    this.#ornament(() =>
      this.#pdf
        .moveTo(MARGIN, this.y)
        .lineTo(MARGIN + WIDTH, this.y)
        .strokeColor('#999')
        .lineWidth(0.5)
        .stroke(),
    )
    this.y += 6
    return this
  }

  bullet(size: number): this {
    if (this.y + size * LINE > this.#bottom) this.#turn()
    this.#ornament(() => this.#pdf.circle(MARGIN + 3, this.y + size * 0.7, 2).fill('black'))
    return this
  }

  space(height: number): this {
    this.y += height
    return this
  }

  end(): Promise<Buffer> {
    this.#parent.end()
    this.#pdf.end()
    return buffer(this.#pdf)
  }

  heightOf(text: string, style: Style): number {
    return this.#wrapped(text, style).length * (style.size ?? 10) * LINE
  }

  get #bottom() {
    return this.#pdf.page.maxY()
  }

  #turn() {
    this.#pdf.addPage()
    this.y = MARGIN
  }

  /** What a reader aloud passes over. */
  #ornament(paint: () => void) {
    this.#pdf.markContent('Artifact')
    paint()
    this.#pdf.endMarkedContent()
  }

  #font(script: Script, weight: Weight) {
    const name = `${script}-${weight}`
    if (!this.#registered.has(name)) this.#pdf.registerFont(name, fontOf(script, weight))
    this.#registered.add(name)
    this.#pdf.font(name)
    return this.#pdf
  }

  #widthOf(line: string, { weight = 'regular', size = 10 }: Style): number {
    return runsOf(printable(line)).reduce(
      (sum, { script, text }) => sum + this.#font(script, weight).fontSize(size).widthOfString(text),
      0,
    )
  }

  /** The lines of a text as it was written. A word that is wider than a line is cut between letters. */
  #wrapped(text: string, style: Style): string[] {
    const width = style.width ?? WIDTH
    const fits = (line: string) => this.#widthOf(line.trimEnd(), style) <= width
    return text.split(/\r?\n/).flatMap((paragraph) => {
      const parts = paragraph.split(/(?<=\s)/).flatMap((word) => (fits(word) ? [word] : lettersOf(word)))
      const lines: string[] = []
      let line = ''
      for (const part of parts) {
        if (line === '' || fits(line + part)) line += part
        else {
          lines.push(line)
          line = part
        }
      }
      return [...lines, line]
    })
  }

  #line(line: string, { left = 0, width = WIDTH, align = 'left', weight = 'regular', size = 10, ...style }: Style) {
    if (this.y + size * LINE > this.#bottom) this.#turn()
    const shown = printable(line.trimEnd())
    const space = align === 'right' ? width - this.#widthOf(shown, { weight, size }) : 0
    let x = MARGIN + left + space
    this.#pdf.fillColor(style.colour ?? 'black')
    for (const { script, text } of runsOf(shown)) {
      const font = this.#font(script, weight).fontSize(size)
      font.written(text, x, this.y + size * ABOVE)
      x += font.widthOfString(text)
    }
    this.y += size * LINE
  }
}

const segmenter = new Intl.Segmenter()
const lettersOf = (word: string) => Array.from(segmenter.segment(word), ({ segment }) => segment)
