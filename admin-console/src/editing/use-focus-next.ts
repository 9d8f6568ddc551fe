import { type RefObject, useEffect, useRef } from 'react'

/** Within an element, focuses what a selector finds, once the next change is rendered: the pressed button may have gone. */
export function useFocusNext(within: RefObject<HTMLElement | null>) {
  const next = useRef<string | null>(null)
  useEffect(() => {
    const found = next.current && within.current?.querySelector<HTMLElement>(next.current)
    if (!found) return
    next.current = null
    found.focus()
  })
  return (selector: string) => {
    next.current = selector
  }
}
