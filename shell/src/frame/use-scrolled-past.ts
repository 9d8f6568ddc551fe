import { useSyncExternalStore } from 'react'

// Kept: to ask the browser at each drawing would make it lay the page out there and then.
let scrollY = 0

const subscribe = (onChange: () => void) => {
  const look = () => {
    scrollY = window.scrollY
    onChange()
  }
  window.addEventListener('scroll', look, { passive: true })
  // A browser that goes back starts where it was.
  const first = requestAnimationFrame(look)
  return () => {
    cancelAnimationFrame(first)
    window.removeEventListener('scroll', look)
  }
}

/** Whether the page is scrolled past so many px. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > px,
    () => false,
  )
