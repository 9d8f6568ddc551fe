/** Waits until the page at `url` comes with its content, in English unless another language is given. */
export async function untilRendered(url: string, language = 'en'): Promise<void> {
  const page = async () => (await fetch(url, { headers: { 'accept-language': language } })).text()
  while (!(await page()).includes('data-page=')) await new Promise((soon) => setTimeout(soon, 200))
}
