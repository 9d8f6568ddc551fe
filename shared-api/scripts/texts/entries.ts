import type { Texts } from './all-texts.ts'
import { namesIn } from './placeholders.ts'
import type { Piece } from './texts-in.ts'

/** A text as translators see it. */
export interface Entry {
  context: string
  english: string
  translation: string
  /** The literal that a translation replaces; null if the text is edited in its source file. */
  piece: Piece | null
  /** The source file of the language, or of the English where it has none. */
  file: string
  notes: string[]
}

/** The entries of a language: one for each piece of each text. */
export function entriesOf(english: Texts, texts: Texts): Entry[] {
  const areas = new Set([...texts.keys()].map(areaOf))
  const contexts = [...english.keys()].filter((context) => areas.has(areaOf(context)))
  const others = [...texts.keys()].filter((context) => !english.has(context))
  return [...contexts, ...others].flatMap((context) => pairs(context, english.get(context), texts.get(context)))
}

const areaOf = (context: string) => context.slice(0, context.indexOf(':'))
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{[\w.]+\}/g, ''))

function pairs(context: string, english: Piece[] | undefined, own: Piece[] | undefined): Entry[] {
  const [first] = own ?? english ?? []
  if (!first || ![...(english ?? []), ...(own ?? [])].some(({ text }) => hasWords(text))) return []
  if (!english && own?.length === 1 && namesIn(first.text).length === 0) return [named(context, first)]
  if (!own || !english || !fit(english, own)) return [inSource(context, english ?? [], own ?? [], first)]
  return own.flatMap((piece, at): Entry[] => {
    const { text, when, note } = english[at] as Piece
    if (!hasWords(text) && !hasWords(piece.text)) return []
    const inner = text.includes('{if.') ? 'The words at {if.…} are further entries' : ''
    const notes = [note, when ? `Where ${when}` : '', inner].filter(Boolean)
    const place = own.length > 1 ? `${context}#${at + 1}` : context
    return [{ context: place, english: text, translation: piece.text, piece, file: piece.file, notes }]
  })
}

/** A name that English takes from the data, such as that of a city: its id stands for the English. */
function named(context: string, piece: Piece): Entry {
  const id = context.slice(context.search(/[.:][^.:]*$/) + 1)
  return { context, english: id, translation: piece.text, piece, file: piece.file, notes: ['A name, by its id'] }
}

/** A text whose parts are others in the two languages. */
function inSource(context: string, english: Piece[], own: Piece[], { file, line }: Piece): Entry {
  const joined = (pieces: Piece[]) => pieces.map(({ text }) => text).join('\n')
  const notes = [`Edit this text in ${file}, line ${line}: it is not read from here`]
  return { context, english: joined(english) || context, translation: joined(own), piece: null, file, notes }
}

const fit = (english: Piece[], own: Piece[]) =>
  english.length === own.length &&
  english.every((piece, at) => {
    const other = own[at] as Piece
    const isSame = piece.when === other.when && String(namesIn(piece.text)) === String(namesIn(other.text))
    return isSame && piece.values !== null && other.values !== null && (piece.text === '') === (other.text === '')
  })
