/** Waits until the page at `url` comes with its content. */
export async function untilRendered(url: string): Promise<void> {
  while (!(await (await fetch(url)).text()).includes('data-page=')) await new Promise((soon) => setTimeout(soon, 200))
}
