import type { ComponentProps } from 'react'
import { Textarea } from 'shared-ui'
import classes from './growing-textarea.module.css'

/** A text area that grows with its text, up to most of the screen. */
export const GrowingTextarea = (props: ComponentProps<typeof Textarea>) => (
  <Textarea classNames={{ input: classes.input }} {...props} />
)
