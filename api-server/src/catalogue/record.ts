type Stored = { pictures: string; pictureTexts: string; translations: string }

/** What cabs and packages keep as JSON: the pictures after the first, what all of them show, and texts by language. */
type Parsed<Translations> = { pictures: string[]; pictureTexts: string[]; translations: Translations }

export const parseTexts = <Translations extends object>(row: Stored): Parsed<Translations> => ({
  pictures: JSON.parse(row.pictures),
  pictureTexts: JSON.parse(row.pictureTexts),
  translations: JSON.parse(row.translations),
})

/** The texts of a record's pictures to store after a change: those given, else each picture keeps its own. */
export function changedTexts(
  stored: Pick<Parsed<object>, 'pictures' | 'pictureTexts'>,
  { pictures, pictureTexts }: { pictures?: string[]; pictureTexts?: string[] },
): string | undefined {
  if (pictureTexts) return JSON.stringify(pictureTexts)
  if (!pictures) return undefined
  const [first = '', ...texts] = stored.pictureTexts
  const textOf = new Map(stored.pictures.map((url, at) => [url, texts[at] ?? '']))
  return JSON.stringify([first, ...pictures.map((url) => textOf.get(url) ?? '')])
}
