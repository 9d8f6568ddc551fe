import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { TextInput } from 'shared-ui'
import { PAUSE_MS } from './use-rested.ts'
import { useUrlState } from './use-url-state.ts'

/** The longest search that the lists take. */
const Q_MAX = 100

type Props = {
  label: string
  placeholder?: string
  /** Receives the search when Enter is pressed. */
  onEnter?: (q: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A list's search, in the URL as `?q=`; a new search starts at page 1. */
export function SearchField({ label, placeholder, onEnter, ref }: Props) {
  const [url, setUrl] = useUrlState()
  const held = url.get('q') ?? ''
  const [typed, setTyped] = useState(held)

  const put = useRef(held)

  // Follows the back button and links. The field's own change of the URL may arrive after more was typed and must not
  // undo it.
  useEffect(() => {
    if (held !== put.current) setTyped(held)
    put.current = held
  }, [held])
  const q = searchable(typed)
  const search = () => {
    put.current = q
    setUrl({ q, page: null, cursor: null }, { replace: true })
  }
  useEffect(() => {
    if (q === held) return
    const timer = setTimeout(search, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, held])
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    // The Enter that ends a word of Tamil is the keyboard's own.
    if (key !== 'Enter' || nativeEvent.isComposing) return
    if (q !== held) search()
    onEnter?.(q)
  }

  return (
    <TextInput
      ref={ref}
      type="search"
      label={label}
      placeholder={placeholder}
      size="sm"
      miw="min(17rem, 100%)"
      maxLength={Q_MAX}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** A number copied from a phone's contacts has invisible marks of direction around it. */
const searchable = (typed: string) =>
  typed
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(0, Q_MAX)
