import { useEffect } from 'react'

/**
 * The second click of a double click counts only for the element of the first one: a new button in that place is not
 * meant. Otherwise a booking that was just confirmed would be completed.
 */
export function useDoubleClicks() {
  useEffect(() => {
    let first: Element | null = null
    let isStray = false
    const onPress = (event: MouseEvent) => {
      const pressed = pressedBy(event)
      if (event.detail < 2) first = pressed
      isStray = pressed !== first
      if (isStray) stop(event)
    }
    const onClick = (event: MouseEvent) => {
      if (isStray && event.detail > 1) stop(event)
    }
    window.addEventListener('mousedown', onPress, { capture: true })
    window.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('mousedown', onPress, { capture: true })
      window.removeEventListener('click', onClick, { capture: true })
    }
  }, [])
}

/** What takes the click as a whole: the button, not the word or the dots on it. */
const pressedBy = ({ target }: MouseEvent) =>
  target instanceof Element ? (target.closest('a, button, label, input, select, textarea') ?? target) : null

function stop(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
