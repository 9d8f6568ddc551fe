import './search-list.css'
import { Autocomplete } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

/** One line of the list; `hint` says more about it. */
type Option = { value: string; label: string; hint: string }

export type SearchListProps = {
  id: string
  name: string
  label: string
  required?: boolean
  placeholder: string
  description?: ReactNode
  error?: ReactNode
  value: string
  /** What the list offers for `value`, the best first. */
  options: Option[]
  /** The first option is what the text says: Enter takes it, and so does leaving the field. Else a line has to be chosen. */
  takesFirst: boolean
  onText: (text: string) => void
  /** Takes an option by its value. */
  onPick: (value: string) => void
  /** The field is left, and what was typed since the last pick is not an option. */
  onLeave: () => void
}

/** A text field with a list of what its text may mean. Enter takes the marked line, and so does leaving the field after typing. */
export default function SearchList({ options, takesFirst, onText, onPick, onLeave, ...field }: SearchListProps) {
  const picked = useRef<string>(null)
  const [typing, setTyping] = useState(false)
  const isMarked = useRef(false)
  const pick = (value: string) => {
    picked.current = options.find((option) => option.value === value)?.label ?? null
    setTyping(false)
    onPick(value)
  }
  const change = (text: string) => {
    // Mantine also reports the text that a pick puts into the field.
    if (text === picked.current) return
    picked.current = null
    setTyping(text.trim() !== '')
    isMarked.current = true
    onText(text)
  }
  // The first line is marked while one types: the first ↓ goes to it, not past it.
  const stayAtFirst = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    if (typing && takesFirst && isMarked.current) {
      event.preventDefault()
      event.stopPropagation()
    }
    isMarked.current = false
  }
  return (
    <Autocomplete
      {...field}
      data={options}
      filter={({ options: found }) => found}
      selectFirstOptionOnChange={takesFirst}
      autoSelectOnBlur={typing && takesFirst}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      autoComplete="off"
      onChange={change}
      onOptionSubmit={pick}
      onKeyDownCapture={stayAtFirst}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => picked.current === null && onLeave()}
      renderOption={({ option }) => <Line {...(option as Option)} />}
    />
  )
}

const Line = ({ label, hint }: Option) => (
  <span>
    {label} <small className="search-hint">{hint}</small>
  </span>
)
