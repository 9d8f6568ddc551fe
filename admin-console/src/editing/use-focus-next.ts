import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Within an element, focuses what a selector finds, in the render that brings it: the pressed button may have gone. */
export function useFocusNext(within: RefObject<HTMLElement | null>) {
  const next = useRef<string | null>(null)
  useLayoutEffect(() => {
    const found = next.current && within.current?.querySelector<HTMLElement>(next.current)
    if (!found) return
    next.current = null
    found.focus()
  })
  return (selector: string) => {
    next.current = selector
  }
}
