import type { ComponentProps } from 'react'
import { Dialog } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'

/** A dialog whose close button is labelled in the console's language. */
export const DeskDialog = (props: ComponentProps<typeof Dialog>) => (
  <Dialog closeLabel={commonTexts().close} {...props} />
)
