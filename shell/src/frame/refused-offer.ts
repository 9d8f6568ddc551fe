const KEY = 'language-offer'

/** Remembers that the visitor has chosen a language: no other is offered. */
export function offerNoMore(): void {
  try {
    localStorage.setItem(KEY, 'off')
  } catch {
    // The browser keeps nothing: the offer comes again.
  }
}

/** Whether the visitor has chosen. */
export function isOfferRefused(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
