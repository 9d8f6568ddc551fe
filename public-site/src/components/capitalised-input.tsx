import type { ComponentProps } from 'react'
import { capitalised } from 'shared-api/capitalised'
import { TextInput } from 'shared-ui'

type Props = Omit<ComponentProps<typeof TextInput>, 'onChange'> & { onText: (text: string) => void }

/** A text field for names and places: each word gets its capital while it is typed, and the caret stays. */
export const CapitalisedInput = ({ onText, ...field }: Props) => <TextInput {...field} {...capitalised(onText)} />
