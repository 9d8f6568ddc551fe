import { PasswordInput } from 'shared-ui'

export const OWN_PASSWORD_LABEL = 'Your own password'

type Props = { getInputProps: (field: 'ownPassword') => object }

/** Asks for the password of whoever is logged in: a desk that was left open must not give others an account of it. */
export const OwnPasswordField = ({ getInputProps }: Props) => (
  <PasswordInput
    label={OWN_PASSWORD_LABEL}
    description="To confirm that it is you"
    autoComplete="current-password"
    required
    {...getInputProps('ownPassword')}
  />
)
