import { useSyncExternalStore } from 'react'

// Cached: reading it at each render could force a layout.
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

/** Whether the page is scrolled past `px`. */
export const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > px,
    () => false,
  )
