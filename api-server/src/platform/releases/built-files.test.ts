import { expect, test } from 'vitest'
import { hashOf } from './builds.ts'
import { builtFiles } from './built-files.ts'

const FILES: Record<string, string> = {
  'assets/page.js': 'plain',
  'assets/page.js.br': 'brotli',
  'assets/small.js': 'small',
  'index.html': 'no file of a page',
}

const hash = (file: string) => hashOf(Buffer.from(FILES[file] ?? ''))

/** A reader of these files that records its calls. */
function folder() {
  const asked: string[] = []
  const read = async (file: string) => {
    asked.push(file)
    const text = FILES[file]
    return text === undefined ? null : Buffer.from(text)
  }
  return { asked, read }
}

test('a file with a hash is read once for each encoding', async () => {
  const { asked, read } = folder()
  const files = builtFiles()
  for (const coding of ['br', 'plain', 'br', 'plain'] as const)
    await files(read, 'assets/page.js', hash('assets/page.js'), coding)
  expect(asked).toEqual(['assets/page.js', 'assets/page.js.br', 'assets/page.js'])
})

test('a file without a hash is read at each call: it may be another one by then', async () => {
  const { asked, read } = folder()
  const files = builtFiles()
  for (const _call of [1, 2]) await files(read, 'assets/page.js', undefined, 'plain')
  expect(asked).toHaveLength(2)
})

test('sends a file uncompressed if the requested encoding does not exist', async () => {
  const files = builtFiles()
  const { read } = folder()
  const sent = async (file: string, coding: 'br' | 'gzip') => {
    const found = await files(read, file, hash(file), coding)
    return [found?.coding, String(found?.content)]
  }
  expect(await sent('assets/page.js', 'br')).toEqual(['br', 'brotli'])
  expect(await sent('assets/page.js', 'gzip')).toEqual(['plain', 'plain'])
  expect(await sent('assets/small.js', 'br')).toEqual(['plain', 'small'])
})

test('gives each encoding its own ETag', async () => {
  const files = builtFiles()
  const { read } = folder()
  const tags = ['br', 'plain'] as const
  const found = await Promise.all(
    tags.map(async (coding) => (await files(read, 'assets/page.js', hash('assets/page.js'), coding))?.etag),
  )
  expect(new Set(found).size).toBe(2)
})

test('returns null for a missing file, a page, or content of another build', async () => {
  const files = builtFiles()
  const { read } = folder()
  expect(await files(read, 'assets/none.js', 'h', 'br')).toBeNull()
  expect(await files(read, 'index.html', hash('index.html'), 'plain')).toBeNull()
  expect(await files(read, 'assets/page.js', hash('assets/small.js'), 'plain')).toBeNull()
})

test('drops the least recently used file beyond the limit', async () => {
  const { asked, read } = folder()
  const files = builtFiles('plain'.length + 'brotli'.length)
  const ask = (file: string, coding: 'br' | 'plain') => files(read, file, hash(file), coding)
  await ask('assets/page.js', 'plain')
  await ask('assets/page.js', 'br')
  await ask('assets/page.js', 'plain')
  await ask('assets/small.js', 'plain')
  asked.length = 0
  await ask('assets/page.js', 'plain')
  await ask('assets/page.js', 'br')
  expect(asked).toEqual(['assets/page.js', 'assets/page.js.br'])
})
