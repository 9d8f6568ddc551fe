import { wordsIn, wordsOf } from '../texts/words-of.ts'

/** What mails about money say; amounts come formatted (docs/product.md, Messages). */
export const paymentTexts = wordsOf('payments')

/** What the desk's mails about money say; the desk reads English. */
export const deskTexts = wordsIn('desk-mails', 'en').payments

/** How money was paid, in words; a provider of the net is one way. */
export function wayText(way: string, { ways }: { ways: { online: string } }): string {
  const known: Record<string, string> = ways
  return known[way] ?? ways.online
}
