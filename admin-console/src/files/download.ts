/** Long enough for a browser to have begun with the file, in ms. */
const KEEP_MS = 60_000

/** Saves a file on the person's computer under that name. */
export function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Some browsers read it only after this turn: an address that is gone by then ends the download.
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
