import { type Location, type Path, parsePath, type To, type UNSAFE_createBrowserHistory } from 'react-router-dom'

type History = ReturnType<typeof UNSAFE_createBrowserHistory>

/** Says whether it holds a navigation to that place up; `proceed` makes it after all. */
type Guard = (to: Path, proceed: () => void) => boolean

/** A history whose navigations a guard may hold up: links, calls and the browser's back button. */
export type GuardedHistory = History & {
  /** Sets the guard, in the place of the one before; returns what takes it away. */
  guard: (guard: Guard) => () => void
}

/** The history that pages need: react-router's own, with a place for a guard. */
export function guardedHistory(history: History): GuardedHistory {
  let current: Guard | null = null
  let onUndone: (() => void) | null = null
  let letThrough = false

  // The second click of a double click comes before the page has changed: as in a browser, it makes no entry of its own.
  const isHere = (to: To) => history.createHref(to) === history.createHref(history.location)
  const isHeld = (to: Path, proceed: () => void) => current?.(to, proceed) ?? false

  /** The browser has gone already: it is sent back, and the page hears of neither. */
  function holdsBack(to: Location, delta: number | null): boolean {
    if (onUndone) {
      onUndone()
      onUndone = null
      return true
    }
    if (letThrough || !delta) {
      letThrough = false
      return false
    }
    let undo = () => {}
    const undone = new Promise<void>((resolve) => {
      undo = resolve
    })
    const goAgain = async () => {
      await undone
      letThrough = true
      history.go(delta)
    }
    if (!isHeld(to, () => void goAgain())) return false
    onUndone = undo
    history.go(-delta)
    return true
  }

  return {
    ...history,
    // Getters: a copy would be of the place where the history began.
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
    push(to, state) {
      const go = () => (isHere(to) ? history.replace(to, state) : history.push(to, state))
      if (!isHeld(pathOf(to), go)) go()
    },
    replace(to, state) {
      const go = () => history.replace(to, state)
      if (!isHeld(pathOf(to), go)) go()
    },
    listen: (listener) =>
      history.listen((update) => {
        if (update.action === 'POP' && holdsBack(update.location, update.delta)) return
        listener(update)
      }),
    guard(guard) {
      current = guard
      return () => {
        if (current === guard) current = null
      }
    },
  }
}

const pathOf = (to: To): Path => ({
  pathname: '',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
})
