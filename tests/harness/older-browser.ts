/**
 * Removes features that came after the oldest browsers of docs/architecture.md, or are missing in one of them. Runs in
 * the page, before its scripts.
 */
export function actOld() {
  const since = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
  since(iterator, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find')
  since(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference')
  since(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom')
  since(Promise, 'withResolvers', 'try')
  since(Object, 'groupBy')
  since(Map, 'groupBy')
  since(Map.prototype, 'getOrInsert', 'getOrInsertComputed')
  since(Array, 'fromAsync')
  since(String.prototype, 'isWellFormed', 'toWellFormed')
  since(RegExp, 'escape')
  since(Error, 'isError')
  since(Uint8Array, 'fromBase64', 'fromHex')
  since(URL, 'canParse', 'parse')
  since(AbortSignal, 'any')
  since(Response, 'json')
  since(Element.prototype, 'checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'startViewTransition')
  since(Document.prototype, 'startViewTransition')
  since(HTMLDialogElement.prototype, 'requestClose')
  since(window, 'Iterator', 'navigation', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'CloseWatcher')
}
