import { TextInput } from '@mantine/core'
import { type ComponentType, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SearchListProps } from './search-list.tsx'
import { whenTouched } from './when-idle.ts'

let loaded: ComponentType<SearchListProps> | undefined

type Props = SearchListProps & {
  /** Loads what the list is made of. */
  load: () => Promise<unknown>
  /** Called when the list could not be loaded, as offline. */
  onMissing: () => void
}

/**
 * A text field that offers a list. Until the page is touched it is a plain field, as the code of the list is heavy; what was typed
 * by then stays.
 */
export function SearchField({ load, onMissing, ...props }: Props) {
  const [List, setList] = useState(() => loaded)
  const hasFocus = useRef(false)
  const loadList = async () => {
    try {
      const [module] = await Promise.all([import('./search-list.tsx'), load()])
      loaded = module.default
      // A key that is pressed meanwhile is answered first.
      startTransition(() => setList(() => module.default))
    } catch {
      onMissing()
    }
  }
  useEffect(() => (List ? undefined : whenTouched(() => void loadList())), [])
  useLayoutEffect(() => {
    if (List && hasFocus.current) focusAtEnd(props.id)
  }, [List, props.id])

  if (List) return <List {...props} />
  const { options, takesFirst, onText, onPick, onLeave, ...field } = props
  return (
    <TextInput
      {...field}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      autoComplete="off"
      onChange={(event) => onText(event.currentTarget.value)}
      onFocus={() => {
        hasFocus.current = true
        void loadList()
      }}
      onBlur={() => {
        hasFocus.current = false
        onLeave()
      }}
    />
  )
}

function focusAtEnd(id: string) {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement)) return
  input.focus()
  input.setSelectionRange(input.value.length, input.value.length)
}
