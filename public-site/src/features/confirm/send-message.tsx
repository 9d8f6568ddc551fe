import { Alert, Anchor, Button, Stack, Text } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import { fieldOf } from '../../lib/field-problems.ts'
import { inFormWords } from '../../lib/trip-check.ts'
import { confirmTexts } from '../../texts/confirm.ts'
import type { SendFailure } from './send-outcome.ts'

type Props = {
  failure: SendFailure
  phone: string | undefined
  onChangeTrip: () => void
  onOtherCab: () => void
}

/** Why the booking was not taken, and the ways on. */
export function SendMessage({ failure, phone, onChangeTrip, onOtherCab }: Props) {
  const { message, hint, errors, cabGone } = failure
  const tripErrors = errors.filter(({ path }) => !TRAVELLER_FIELDS.includes(fieldOf(path)))
  return (
    <Alert role="alert" color="red" title={message}>
      <Stack gap="xs" align="flex-start">
        {tripErrors.map(({ path, message: problem }) => (
          <Text key={path} inherit>
            {inFormWords(fieldOf(path), problem)}
          </Text>
        ))}
        <Text inherit>
          {hint}
          {phone && confirmTexts().failure.orCall(<PhoneLink phone={phone} />)}
        </Text>
        {cabGone && (
          <Button variant="default" onClick={onOtherCab}>
            {confirmTexts().failure.otherCab}
          </Button>
        )}
        {!cabGone && tripErrors.length > 0 && (
          <Anchor component="button" type="button" onClick={onChangeTrip}>
            {confirmTexts().changeTrip}
          </Anchor>
        )}
      </Stack>
    </Alert>
  )
}

const TRAVELLER_FIELDS = ['name', 'mobile', 'mail']
