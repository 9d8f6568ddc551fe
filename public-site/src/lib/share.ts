/** Shares by the phone's own menu, else by the clipboard; gives what to say: `copied`, or '' after the menu. */
export async function share(what: { text?: string; url?: string }, copied: string): Promise<string> {
  if (typeof navigator.share === 'function') {
    // Closing the menu is no failure.
    await navigator.share(what).catch((cause) => {
      if (!(cause instanceof DOMException) || cause.name !== 'AbortError') throw cause
    })
    return ''
  }
  await navigator.clipboard.writeText([what.text, what.url].filter(Boolean).join(' '))
  return copied
}
