import type { ChangeEvent, CompositionEvent } from 'react'
import { capitalise } from 'shared-api/india'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * The properties of a field for names and places: each word gets its capital while it is typed (`specification §4`), and
 * the caret stays.
 */
export const capitalised = (onText: (text: string) => void) => ({
  autoCapitalize: 'words',
  // A keyboard that composes (Tamil, Gboard) owns the text until the word is done: changing it before would break it.
  onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Field>) =>
    onText(isComposing(nativeEvent) ? currentTarget.value : capitaliseIn(currentTarget)),
  onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => onText(capitaliseIn(currentTarget)),
})

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing

/** Puts the capitals into the field itself: React then finds nothing to write, which would send the caret to the end. */
function capitaliseIn(field: Field): string {
  const text = capitalise(field.value)
  if (text === field.value) return text
  const { selectionStart, selectionEnd } = field
  field.value = text
  field.setSelectionRange(selectionStart, selectionEnd)
  return text
}
