import { capitalise, plainText } from './india/index.ts'

type Field = HTMLInputElement | HTMLTextAreaElement
type Change = { currentTarget: Field; nativeEvent: Event }

/**
 * The properties of a field for names and places: each word gets its capital while it is typed (docs/product.md, Home), and
 * the caret stays.
 */
export const capitalised = (onText: (text: string) => void) => ({
  autoCapitalize: 'words',
  // A keyboard that composes (Tamil, Gboard) owns the text until the word is done: changing it before would break it.
  onChange: ({ nativeEvent, currentTarget }: Change) => {
    const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    onText(composing ? currentTarget.value : capitaliseIn(currentTarget))
  },
  onCompositionEnd: ({ currentTarget }: Change) => onText(capitaliseIn(currentTarget)),
})

/** Writes the capitals into the field itself: React then writes nothing, which would move the caret to the end. */
function capitaliseIn(field: Field): string {
  const { value, selectionEnd } = field
  const text = capitalise(plainText(value))
  if (text === value) return text
  // Marks before the caret may have been dropped.
  const caret = plainText(value.slice(0, selectionEnd ?? 0)).length
  field.value = text
  field.setSelectionRange(caret, caret)
  return text
}
