const STOPS = ':is(a, button, input, select, textarea):not(:disabled)'
/** A pressed button may disappear a moment later: a second of frames. */
const PATIENCE = 60

/**
 * Restores keyboard focus in a part of the page when the pressed button is removed: focuses the element before it in
 * the part, or the part itself. A `ref`; once per part.
 */
export function keepsPlace(part: HTMLElement | null): void {
  part?.addEventListener('click', keepPlace)
}

// A pointer has no place to keep, and a phone would open its keys: a click of theirs has a count.
function keepPlace({ detail, currentTarget }: MouseEvent) {
  const part = currentTarget as HTMLElement
  const pressed = document.activeElement as HTMLElement
  if (detail > 0 || !part.contains(pressed)) return
  const stops = [...part.querySelectorAll<HTMLElement>(STOPS)]
  const before = stops.slice(0, stops.indexOf(pressed)).reverse()
  const look = (frames: number) => {
    if (pressed.isConnected) {
      if (frames > 0) requestAnimationFrame(() => look(frames - 1))
    } else if (document.activeElement === document.body) {
      part.tabIndex = -1
      ;(before.find((stop) => stop.isConnected) ?? part).focus()
    }
  }
  look(PATIENCE)
}
