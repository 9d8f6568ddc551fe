import type { UpiReply } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { rupeesText } from 'shared-api/money'
import sharp from 'sharp'
import type { MailFile, Picture } from '../platform/outbox/mail.ts'
import { paymentTexts } from './texts.ts'

/** Pixels of the code's side; shown at half of that. */
const SIDE = 400

export type UpiPart = { paragraph: string; picture: Picture; file: MailFile }

/** What of a mail says how to pay by UPI: a paragraph, and the code as PNG, which every mail program shows. */
export async function upiPart({ upi, code }: { upi: string; code: UpiReply }, language: Language): Promise<UpiPart> {
  const t = paymentTexts[language]
  const amount = rupeesText(code.amount)
  const content = await sharp(Buffer.from(code.qr), { density: 300 }).resize(SIDE, SIDE).png().toBuffer()
  return {
    paragraph: t.payByUpi({ amount, upi }),
    picture: { cid: 'upi', alt: t.code({ amount }), width: SIDE / 2 },
    file: { filename: 'upi.png', contentType: 'image/png', content, cid: 'upi' },
  }
}
