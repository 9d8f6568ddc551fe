/**
 * Changes a page as a browser's translator does: replaces each text by another one in two elements, also later texts.
 * Runs in the page, before its scripts.
 */
export function translate() {
  const translated = new WeakSet<Node>()
  const wrap = (content: Node) => {
    const font = document.createElement('font')
    font.append(content)
    return font
  }
  const replace = (text: Text) => {
    if (translated.has(text) || !text.data.trim() || text.parentElement?.closest('script, style, option, svg')) return
    const own = document.createTextNode(text.data)
    translated.add(own)
    text.replaceWith(wrap(wrap(own)))
  }
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replace)
  }
  const watched = { childList: true, characterData: true, subtree: true }
  addEventListener('load', () => {
    document.documentElement.lang = 'hi'
    replaceAll(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) node instanceof Text ? replace(node) : replaceAll(node)
    }).observe(document.body, watched)
  })
}
