import { useEffect } from 'react'

/**
 * Restores keyboard focus when the active element is removed, such as a button that disappears when pressed: focuses
 * the nearest focusable element around it instead of the top of the page.
 */
export function useKeptFocus() {
  useEffect(() => {
    let path: Element[] = []
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof Element ? withAncestors(target) : []
    }
    const observer = new MutationObserver(() => {
      if (path[0] && !path[0].isConnected && document.activeElement === document.body) keep(path)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

function keep(path: Element[]) {
  const place = path.find((one) => one.isConnected && one.hasAttribute('tabindex'))
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

function withAncestors(element: Element): Element[] {
  const path = []
  for (let one: Element | null = element; one; one = one.parentElement) path.push(one)
  return path
}
