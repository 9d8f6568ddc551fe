type Stored = { pictures: string; pictureTexts: string }
type Change = { pictures?: string[]; pictureTexts?: string[] }

/** The texts of a record's pictures to store after a change: those given, else each picture keeps its own. */
export function changedTexts(stored: Stored | undefined, { pictures, pictureTexts }: Change): string | undefined {
  if (pictureTexts) return JSON.stringify(pictureTexts)
  if (!pictures || !stored) return undefined
  const [first = '', ...texts]: string[] = JSON.parse(stored.pictureTexts)
  const before: string[] = JSON.parse(stored.pictures)
  const textOf = new Map(before.map((url, at) => [url, texts[at] ?? '']))
  return JSON.stringify([first, ...pictures.map((url) => textOf.get(url) ?? '')])
}
