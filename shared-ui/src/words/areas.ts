import { formatsOf, type Plain, type Rich } from './messages.ts'

/** What a file of words is: a function of how its messages are formatted. */
type Made = (plain: Plain, rich: Rich) => unknown
/** By a name that ends in the language, as `import.meta.glob` finds them, or that is the language. */
type Files = Record<string, () => Promise<unknown>>

type Area = { start: () => Promise<void>; forget: () => void }

/**
 * The words of a remote by area, such as a page's. An area is a file for each language, and loads in that of the page with
 * the code that uses it; in English where that fails.
 */
export function wordAreas<Language extends string>(english: Language) {
  let language = english
  let formats = formatsOf(english)
  let isSet = false
  const areas: Area[] = []

  /** Sets the language. Call it before a page's code loads, so that the words come with it. */
  function setLanguage(next: Language): void {
    if (isSet && next === language) return
    isSet = true
    language = next
    formats = formatsOf(next)
    for (const { forget } of areas) forget()
    startAll().catch(() => {})
  }

  /** Call what it returns while rendering, not once per file. */
  function area<Words>(files: Files): () => Words {
    let words: Words | undefined
    let coming: Promise<void> | null = null
    const load = async () => {
      const { plain, rich } = formats
      const made = await fileOf(files, language)().catch(fileOf(files, english))
      words = (typeof made === 'function' ? (made as Made)(plain, rich) : made) as Words
    }
    const forget = () => {
      coming = null
    }
    const start = () => {
      coming ??= load().catch((error) => {
        forget()
        throw error
      })
      return coming
    }
    areas.push({ start, forget })
    if (isSet) start().catch(() => {})
    return () => {
      if (!words) throw new Error(`words are used before they have come: ${Object.keys(files)[0]}`)
      return words
    }
  }

  const startAll = () => Promise.all(areas.map(({ start }) => start()))

  /** Waits for the words of all code that has loaded. */
  async function ready(): Promise<void> {
    await startAll()
  }

  return { area, setLanguage, ready, language: () => language }
}

function fileOf(files: Files, language: string): () => Promise<unknown> {
  const name = Object.keys(files).find((one) => one === language || one.endsWith(`.${language}.json`))
  const load = name === undefined ? undefined : files[name]
  if (!load) throw new Error(`no words in ${language} of ${Object.keys(files)[0]}`)
  return load
}
