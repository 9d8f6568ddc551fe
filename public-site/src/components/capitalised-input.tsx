import type { ChangeEvent, ComponentProps } from 'react'
import { TextInput } from 'shared-ui'
import { capitalise } from '../lib/capitalise.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'onChange'> & { onText: (text: string) => void }

/** A text field for names and places: each word gets its capital while it is typed, and the caret stays. */
export function CapitalisedInput({ onText, ...field }: Props) {
  // A keyboard that composes (Tamil, Gboard) owns the text until the word is done: changing it before would break it.
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
    onText(composing ? event.currentTarget.value : capitaliseIn(event.currentTarget))
  }
  return (
    <TextInput
      autoCapitalize="words"
      {...field}
      onChange={onChange}
      onCompositionEnd={(event) => onText(capitaliseIn(event.currentTarget))}
    />
  )
}

/** Puts the capitals into the field itself: React then finds nothing to write, which would send the caret to the end. */
function capitaliseIn(input: HTMLInputElement): string {
  const text = capitalise(input.value)
  if (text === input.value) return text
  const { selectionStart, selectionEnd } = input
  input.value = text
  input.setSelectionRange(selectionStart, selectionEnd)
  return text
}
