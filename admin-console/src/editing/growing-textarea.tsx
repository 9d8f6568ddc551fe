import type { ComponentProps } from 'react'
import { Textarea } from 'shared-ui'
import classes from './growing-textarea.module.css'

/** A field for several lines that is as high as what is written in it, up to most of the screen. */
export const GrowingTextarea = (props: ComponentProps<typeof Textarea>) => (
  <Textarea classNames={{ input: classes.input }} {...props} />
)
