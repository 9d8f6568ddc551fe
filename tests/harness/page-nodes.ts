/** Runs in the page: marks the elements from before any script ran. */
export function markNodes() {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    const nodes = [...document.querySelectorAll('#content *')]
    for (const node of nodes) node.setAttribute('data-from-server', '')
    Object.assign(window, { fromServer: nodes })
  })
}

/** Runs in the page: the marked elements that are no longer there. */
export function lostNodes() {
  const { fromServer } = window as unknown as { fromServer: Element[] }
  return fromServer.filter((node) => !node.isConnected).map((node) => node.outerHTML.slice(0, 200))
}
