import { Alert, Anchor, Button, Stack, Text } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { fieldOf } from '../../lib/field-problems.ts'
import { confirmTexts } from '../../texts/confirm.ts'
import { fieldText, type SendFailure } from './send-outcome.ts'

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
  // The title says the first one.
  const more = tripErrors.filter((problem) => problem !== errors[0])
  return (
    <Alert ref={comeIntoSight} role="alert" color="red" title={message}>
      <Stack gap="xs" align="flex-start">
        {more.map((problem) => (
          <Text key={problem.path} inherit>
            {fieldText(problem)}
          </Text>
        ))}
        <Text inherit>
          {hint}
          {phone && <> {confirmTexts().failure.orCall({ phone: <PhoneLink phone={phone} /> })}</>}
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
