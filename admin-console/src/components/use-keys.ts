import { useEffect, useRef } from 'react'

/** What each key does, by `KeyboardEvent.key`. */
export type Keys = Record<string, () => void>

/** Single keys of a page; none of them acts while somebody types, with a modifier, or while a dialog is open. */
export function useKeys(keys: Keys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current[keyOf(event)]
      if (!act || !isFree(event)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** A key of a Tamil keyboard is that of the Latin letter in its place. */
const keyOf = ({ key, code }: KeyboardEvent) => (key > '~' ? code.replace(/^Key/, '').toLowerCase() : key)

const isFree = ({ target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !(defaultPrevented || isComposing || ctrlKey || metaKey || altKey) &&
  !(target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select')) &&
  document.querySelector('dialog[open], [role=dialog]') === null
