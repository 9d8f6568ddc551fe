import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { company } from '../company.ts'
import type { Day } from './packages.ts'

const INK = '#22343a'
const QUIET = '#5f6f73'
const SUN = '#f4b942'
/** Hills from far to near, as paths in a band of 595 × 150 points. */
const HILLS: [path: string, colour: string][] = [
  ['M0 92C90 40 150 70 230 84C320 40 400 36 480 76C520 60 570 62 595 70V150H0Z', '#5f9c94'],
  ['M0 118C80 84 160 100 250 112C340 74 430 92 510 110C550 100 575 98 595 102V150H0Z', '#2f7a72'],
  ['M0 140C120 112 240 132 330 136C420 118 520 124 595 132V150H0Z', '#17514f'],
]
const MARGIN = 56
const WIDTH = 595 - 2 * MARGIN

export type Itinerary = { name: string; summary: string; services: string[]; days: Day[] }

/** The itinerary of a package on one A4 page; a few kilobytes, in the fonts that every reader has. */
export function itineraryPdf({ name, summary, services, days }: Itinerary): Promise<Buffer> {
  const page = new PDFDocument({ size: 'A4', margin: MARGIN, info: { Title: name, Author: company.name } })
  const content = buffer(page)
  drawBand(page)
  page.fillColor(INK).font('Helvetica-Bold').fontSize(24).text(name, MARGIN, 182, { width: WIDTH })
  page.moveDown(0.3).fillColor(QUIET).font('Helvetica').fontSize(12).text(summary)
  heading(page, 'Day by day')
  for (const [index, day] of days.entries()) drawDay(page, index + 1, day)
  heading(page, 'Included')
  for (const service of services) drawService(page, service)
  drawFoot(page)
  page.end()
  return content
}

function drawBand(page: PDFKit.PDFDocument) {
  page.rect(0, 0, 595, 150).fill('#fbe6c2')
  page.circle(452, 58, 30).fill(SUN)
  for (const [path, colour] of HILLS) page.path(path).fill(colour)
  page.fillColor('#17514f').font('Helvetica-Bold').fontSize(14).text(company.name, MARGIN, 30)
}

function heading(page: PDFKit.PDFDocument, text: string) {
  page
    .moveDown(1.4)
    .fillColor('#b4502f')
    .font('Helvetica-Bold')
    .fontSize(11)
    .text(text.toUpperCase(), { characterSpacing: 1 })
  page.moveDown(0.6)
}

function drawDay(page: PDFKit.PDFDocument, number: number, { title, text }: Day) {
  const { y } = page
  page.circle(MARGIN + 12, y + 8, 12).fill('#17514f')
  page.fillColor('#ffffff').font('Helvetica-Bold').fontSize(11)
  page.text(String(number), MARGIN, y + 4, { width: 24, align: 'center' })
  page
    .fillColor(INK)
    .fontSize(13)
    .text(title, MARGIN + 38, y)
  page
    .moveDown(0.2)
    .font('Helvetica')
    .fontSize(11)
    .text(text, { width: WIDTH - 38, lineGap: 2 })
  page.moveDown(0.9)
  page.x = MARGIN
}

function drawService(page: PDFKit.PDFDocument, service: string) {
  page.circle(MARGIN + 12, page.y + 4, 3).fill(SUN)
  page
    .fillColor(INK)
    .font('Helvetica')
    .fontSize(11)
    .text(service, MARGIN + 38, page.y)
  page.moveDown(0.3)
  page.x = MARGIN
}

function drawFoot(page: PDFKit.PDFDocument) {
  const { phones, email, address } = company
  page
    .moveTo(MARGIN, 770)
    .lineTo(MARGIN + WIDTH, 770)
    .lineWidth(0.5)
    .stroke(QUIET)
  const lines = [
    `${company.name}, ${address.street}, ${address.city} ${address.postalCode}`,
    `${phones[0]}  |  ${email}`,
  ]
  page.fillColor(QUIET).fontSize(9)
  for (const [index, line] of lines.entries()) page.text(line, MARGIN, 776 + index * 12, { lineBreak: false })
}
