import { PasswordField } from '../../editing/password-field.tsx'
import { staffTexts } from '../../texts/staff.ts'

type Props = { getInputProps: (field: 'ownPassword') => object }

/** Asks for the password of whoever is logged in: a desk that was left open must not give others an account of it. */
export const OwnPasswordField = ({ getInputProps }: Props) => (
  <PasswordField
    label={staffTexts().labels.ownPassword}
    description={staffTexts().ownPasswordNote}
    autoComplete="current-password"
    required
    {...getInputProps('ownPassword')}
  />
)
