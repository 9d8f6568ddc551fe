import { Alert, Anchor, Button, Stack, Text } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
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
  const lines = tripErrors.map(({ path, message: problem }) => ({ path, text: inFormWords(fieldOf(path), problem) }))
  // The title says the first one already, as far as it is in the form's words.
  const more = lines.filter(({ text }) => !message.endsWith(text))
  return (
    <Alert ref={comeIntoSight} role="alert" color="red" title={message}>
      <Stack gap="xs" align="flex-start">
        {more.map(({ path, text }) => (
          <Text key={path} inherit>
            {text}
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
