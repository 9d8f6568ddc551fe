import type { ComponentProps } from 'react'
import { PasswordInput } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'

/** A password input whose eye is labelled in the console's language. */
export const PasswordField = (props: ComponentProps<typeof PasswordInput>) => (
  <PasswordInput visibilityToggleButtonProps={{ 'aria-label': commonTexts().forms.password.visibility }} {...props} />
)
