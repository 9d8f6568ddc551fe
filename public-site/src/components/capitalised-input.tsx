import type { ChangeEvent, ComponentProps, CompositionEvent } from 'react'
import { capitalise, plainText } from 'shared-api/india'
import { TextInput } from 'shared-ui'

type Field = HTMLInputElement | HTMLTextAreaElement
type Props = Omit<ComponentProps<typeof TextInput>, 'onChange'> & { onText: (text: string) => void }

/** A text field for names and places: each word gets its capital while it is typed, and the caret stays. */
export const CapitalisedInput = ({ onText, ...field }: Props) => <TextInput {...field} {...capitalised(onText)} />

/** What makes a field one with capitals. */
export const capitalised = (onText: (text: string) => void) => ({
  autoCapitalize: 'words',
  // A keyboard that composes (Tamil, Gboard) owns the text until the word is done: changing it before would break it.
  onChange: ({ nativeEvent, currentTarget }: ChangeEvent<Field>) => {
    const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    onText(composing ? currentTarget.value : capitaliseIn(currentTarget))
  },
  onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => onText(capitaliseIn(currentTarget)),
})

/**
 * Puts the capitals into the field itself, without marks that nobody sees: React then finds nothing to write, which would
 * send the caret to the end.
 */
function capitaliseIn(input: Field): string {
  const { value, selectionEnd } = input
  const text = capitalise(plainText(value))
  if (text === value) return text
  // What was pasted may have lost some of its marks before the caret.
  const caret = plainText(value.slice(0, selectionEnd ?? 0)).length
  input.value = text
  input.setSelectionRange(caret, caret)
  return text
}
