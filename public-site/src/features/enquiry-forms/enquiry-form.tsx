import type { FormEvent, ReactNode } from 'react'
import { Anchor, Button, Link, Stack, Text, whenIdle } from 'shared-ui'
import { Honeypot } from '../../components/honeypot.tsx'
import { NoScript } from '../../components/no-script.tsx'
import { ReadyFields } from '../../components/ready-fields.tsx'
import { paths } from '../../config/paths.ts'
import { enquiryTexts } from '../../texts/enquiry.ts'
import { enquiryRules } from './enquiry-rules.ts'
import { FormMessage } from './form-message.tsx'
import type { FormStatus } from './use-enquiry.ts'

type Props = {
  /** The form's name for screen readers. */
  label: string
  button: string
  status: FormStatus
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** What all enquiry forms share: fields one below the other, the button, the status text and the privacy line. */
export function EnquiryForm({ label, button, status, onSubmit, children }: Props) {
  return (
    <form aria-label={label} onSubmit={onSubmit} onFocus={prepare} noValidate>
      <ReadyFields>
        <Stack gap="md">
          <NoScript />
          {children}
          <Honeypot />
          <Text size="sm" c="dimmed">
            {enquiryTexts().privacy({
              link: (words) => (
                <Anchor component={Link} to={paths.privacy.href()} inherit>
                  {words}
                </Anchor>
              ),
            })}
          </Text>
          <Button type="submit" size="lg" loading={status.kind === 'checking' || status.kind === 'sending'} fullWidth>
            {button}
          </Button>
        </Stack>
      </ReadyFields>
      <FormMessage status={status} />
    </form>
  )
}

// Who fills in the form will send it, but the first key is answered before. A failure shows with the submit.
const prepare = () => whenIdle(() => void enquiryRules.load().catch(() => null))
