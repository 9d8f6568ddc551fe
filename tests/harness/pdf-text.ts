import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF's pages, in its order. */
export async function pdfText(file: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  return texts.join(' ')
}
