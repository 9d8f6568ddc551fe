import type { Company } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import type { Language } from 'shared-api/languages'
import { escapeMarkup } from '../escape-markup.ts'
import type { Letter, Picture, Row } from './mail.ts'
import { footerTexts } from './texts.ts'

const escapedLines = (text: string) => escapeMarkup(text).replace(/\r?\n/g, '<br>')

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans Tamil',sans-serif"
const INK = '#1c2423'
const QUIET = '#625d55'
const LINE = '#e9e6e0'
/** The company's colour, on which white is read, and which is read on white. */
const brandOf = ({ colours }: Company) => colours?.brand ?? '#005f61'

/** The dark scheme: in a sheet, as a program that knows none of it shows the light one. */
const darkStyle = ({ colours }: Company) => `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){.page{background:#101615!important;color:#e9eeec!important}
.card{background:#1a2221!important}.quiet{color:#b4bcb9!important}
.card,.quiet,.line{border-color:#39433f!important}
.link{color:${colours?.brandDark ?? '#5cbfc0'}!important}.picture{background:#ffffff;padding:8px}}`

/** What a mail says of a letter, laid out as text and HTML. */
export const laidOut = (letter: Letter, company: Company, language: Language) => ({
  text: asText(letter, company, language),
  html: asHtml(letter, company, language),
})

/** A letter as plain text, for readers that show no HTML. */
export function asText(
  { heading, paragraphs = [], tables = [], notes = [], link }: Letter,
  company: Company,
  language: Language,
): string {
  return [
    heading,
    ...paragraphs,
    ...(link ? [`${link.label}: ${link.url}`] : []),
    ...tables.map(({ title, rows }) => [title, ...rows.map(([label, value]) => `  ${label}: ${value}`)].join('\n')),
    ...notes,
    [`-- `, company.name, ...footerRows(company, language).map(([label, value]) => `${label}: ${value}`)].join('\n'),
  ].join('\n\n')
}

/** A letter as HTML of the kind that every mail program shows: tables and inline styles. */
export function asHtml(letter: Letter, company: Company, language: Language): string {
  const { heading, paragraphs = [], tables = [], notes = [] } = letter
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${darkStyle(company)}</style><title>${escapeMarkup(heading)}</title></head>
<body class="page" style="margin:0;background:#f4f6f4;${FONT};color:${INK};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:start;background:#ffffff;border:1px solid ${LINE};border-radius:8px">
<tr><td style="padding:16px 20px;background:${brandOf(company)};color:#ffffff;border-radius:8px 8px 0 0;font-weight:600">${escapeMarkup(company.name)}</td></tr>
<tr><td style="padding:20px;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeMarkup(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 12px">${escapedLines(text)}</p>`).join('\n')}
${letter.picture ? htmlPicture(letter.picture) : ''}
${letter.link ? htmlLink(letter.link, brandOf(company)) : ''}
${tables.map(({ title, rows }) => htmlTable(title, rows)).join('\n')}
${notes.map((text) => `<p class="quiet" style="margin:12px 0 0;font-size:14px;color:${QUIET}">${escapedLines(text)}</p>`).join('\n')}
</td></tr>
<tr><td class="quiet" style="padding:16px 20px;border-top:1px solid ${LINE};font-size:14px;color:${QUIET};overflow-wrap:anywhere">${htmlFooter(company, language)}</td></tr>
</table></td></tr></table></body></html>`
}

const htmlLink = ({ label, url }: NonNullable<Letter['link']>, brand: string) =>
  `<p style="margin:0 0 12px"><a class="link" href="${escapeMarkup(url)}" style="color:${brand};font-weight:600">${escapeMarkup(label)}</a></p>`

const htmlPicture = ({ cid, alt, width }: Picture) =>
  `<p style="margin:0 0 12px"><img class="picture" src="cid:${cid}" alt="${escapeMarkup(alt)}" width="${width}" height="${width}"></p>`

const htmlTable = (
  title: string,
  rows: Row[],
) => `<h2 style="margin:24px 0 8px;font-size:17px">${escapeMarkup(title)}</h2>
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
${rows.map(([label, value]) => htmlRow(label, value)).join('\n')}
</table>`

const htmlRow = (label: string, value: string) =>
  `<tr><th scope="row" class="quiet" align="left" style="width:38%;padding:6px 12px 6px 0;border-bottom:1px solid ${LINE};font-weight:400;color:${QUIET};vertical-align:top">${escapeMarkup(label)}</th><td class="line" style="padding:6px 0;border-bottom:1px solid ${LINE};vertical-align:top">${escapedLines(value)}</td></tr>`

function htmlFooter(company: Company, language: Language) {
  const footer = footerTexts[language]
  const phones = company.phones
    .map(
      (phone) =>
        `<a class="link" href="tel:${phone}" style="color:${brandOf(company)};white-space:nowrap">${formatPhone(phone)}</a>`,
    )
    .join(' · ')
  const mail = `<a class="link" href="mailto:${company.email}" style="color:${brandOf(company)}">${escapeMarkup(company.email)}</a>`
  return `<strong>${escapeMarkup(company.name)}</strong><br>${footer.call}: ${phones}<br>${footer.write}: ${mail}<br>${escapeMarkup(addressOf(company))}`
}

const footerRows = (company: Company, language: Language): Row[] => [
  [footerTexts[language].call, company.phones.map(formatPhone).join(', ')],
  [footerTexts[language].write, company.email],
  [footerTexts[language].address, addressOf(company)],
]

const addressOf = ({ address }: Company) =>
  `${address.street}, ${address.city}, ${address.state} ${address.postalCode}, ${address.country}`
