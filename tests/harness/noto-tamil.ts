import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const TAMIL = String.fromCharCode(...Array.from({ length: 0xbfa - 0xb82 + 1 }, (_, index) => 0xb82 + index))

const FILES = {
  regular: import.meta.resolve('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff2'),
  bold: import.meta.resolve('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff2'),
}

/** The variables of a system whose fonts are its own and Noto Sans Tamil, as on a phone; `home` is an empty folder. */
export async function withNotoTamil(home: string): Promise<Record<string, string>> {
  const fonts = join(home, 'fonts')
  await mkdir(fonts)
  for (const [weight, file] of Object.entries(FILES)) {
    const font = await subsetFont(await readFile(fileURLToPath(file)), TAMIL, { targetFormat: 'truetype' })
    await writeFile(join(fonts, `${weight}.ttf`), font)
  }
  return { XDG_DATA_HOME: home }
}
