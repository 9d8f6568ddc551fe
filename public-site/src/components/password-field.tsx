import type { ComponentProps } from 'react'
import { PasswordInput } from 'shared-ui'
import { accountTexts } from '../texts/account.ts'

/** A password input whose eye is labelled in the page's language. */
export const PasswordField = (props: ComponentProps<typeof PasswordInput>) => (
  <PasswordInput visibilityToggleButtonProps={{ 'aria-label': accountTexts().passwordVisibility }} {...props} />
)
