import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { UPLOADS } from 'shared-api/contract'
import { RefusedFile } from './refused-file.ts'

const { maxBytes: MAX_BYTES } = UPLOADS.pdf

const inflateAsync = promisify(inflate)

/** Names that make a reader run a script, start a program, or unpack a file. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|XFA)(?![A-Za-z])/
/** A short name that compressed bytes can hold by chance: it counts only with a value, and outside of streams. */
const SCRIPT = /\/JS(?=[\s(<[%])/
const OBJECT_HEADER = /\d\s+\d+\s+obj\b/
const OBJECT_STREAM = /\/ObjStm(?![A-Za-z])/g
/** The offset of the first object of an object stream; readers take one for such without its type, too. */
const FIRST_OBJECT = /\/First\s+\d+(?!\d|\s+\d+\s+R\b)/
/** Codings that are not undone here; no writer uses them for object streams. */
const OTHER_CODINGS = /\/(ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt|AHx|A85|LZW|RL|Predictor)\b/
const CODED = /\/Filter(?![A-Za-z])/
const FLATE = /\/(FlateDecode|Fl)(?![A-Za-z])/g

/**
 * Refuses what is no whole PDF, and one that can act: scripts, program starts, embedded files, media. The opening
 * action may name a page, as word processors write it; one with a script is caught by its script. Names are read with
 * their `#xx` escapes undone, and the compressed object streams are opened.
 * @throws RefusedFile
 */
export async function checkPdf(content: Buffer): Promise<void> {
  const refuse = (why: string) => new RefusedFile('pdf', `pdf ${why}`)
  if (content.length > MAX_BYTES) throw refuse('takes a PDF of at most 20 MB')
  const text = content.toString('latin1')
  if (!text.startsWith('%PDF-') || !text.slice(-2048).includes('%%EOF')) throw refuse('takes a whole PDF file')
  const names = unescapeNames(text)
  if (/\/Encrypt(?![A-Za-z])/.test(names)) throw refuse('is encrypted, so it cannot be checked')
  const opened = await objectStreams(text)
  const isAllOpen = opened.length === [...names.matchAll(OBJECT_STREAM)].length
  if (!isAllOpen || hasUntypedObjects(text)) throw refuse('holds parts that cannot be checked')
  if ([names, ...opened.map(unescapeNames)].some(isActive)) {
    throw refuse('has scripts, actions or embedded files; save it without them')
  }
}

const unescapeNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const isActive = (text: string) => ACTIVE.test(text) || SCRIPT.test(withoutStreams(text))

/** A part of a PDF: what stands before a stream, and the bytes of the stream. */
type Part = { before: string; stream: string }

function* partsOf(text: string): Generator<Part> {
  let end = 0
  for (;;) {
    const start = text.indexOf('stream', end)
    const close = start < 0 ? -1 : text.indexOf('endstream', start + 6)
    if (close < 0) break
    yield { before: text.slice(end, start), stream: text.slice(start + 6, close) }
    end = close + 'endstream'.length
  }
  yield { before: text.slice(end), stream: '' }
}

/** A stream's bytes are no objects; one that holds an object header only pretends to be a stream, and stays. */
function withoutStreams(text: string): string {
  const kept = [...partsOf(text)].map(({ before, stream }) => before + (OBJECT_HEADER.test(stream) ? stream : ''))
  return kept.join(' ')
}

/** The object streams that could be opened: a PDF may keep its dictionaries compressed in them. */
async function objectStreams(text: string): Promise<string[]> {
  const opened: string[] = []
  let room = 4 * MAX_BYTES
  for (const { before, stream } of partsOf(text)) {
    const dictionary = unescapeNames(before)
    if (dictionary.search(OBJECT_STREAM) < 0) continue
    const content = await openStream(dictionary, stream.replace(/^\r?\n/, ''), room).catch(() => null)
    if (content === null) continue
    room -= content.length
    opened.push(content)
  }
  return opened
}

/** Whether a stream holds objects and does not say so. */
function hasUntypedObjects(text: string): boolean {
  return [...partsOf(text)].some(({ before, stream }) => {
    const own = unescapeNames(before.slice(before.lastIndexOf(' obj')))
    return stream !== '' && FIRST_OBJECT.test(own) && own.search(OBJECT_STREAM) < 0
  })
}

async function openStream(dictionary: string, data: string, room: number): Promise<string> {
  if (!CODED.test(dictionary)) return data
  // Twice over, or named elsewhere in the file, is no coding that a writer uses either.
  const isPlainFlate = dictionary.match(FLATE)?.length === 1 && !OTHER_CODINGS.test(dictionary)
  if (!isPlainFlate) throw new Error('a coding that is not known here')
  const content = await inflateAsync(Buffer.from(data, 'latin1'), { maxOutputLength: Math.max(room, 1) })
  return content.toString('latin1')
}
