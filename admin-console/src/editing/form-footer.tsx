import type { ComponentProps } from 'react'
import { Button, Group, Link, Stack } from 'shared-ui'
import { ActionButton } from '../components/action-button.tsx'
import { commonTexts } from '../texts/common.ts'
import { FormFailure } from './form-failure.tsx'

type Props = ComponentProps<typeof FormFailure> & { busy: boolean; submitLabel: string; cancelHref: string }

/** The end of an editing form: why it was refused, its button, and the way out. */
export const FormFooter = ({ busy, submitLabel, cancelHref, ...failure }: Props) => (
  <Stack>
    <FormFailure {...failure} />
    <Group>
      <ActionButton type="submit" loading={busy}>
        {submitLabel}
      </ActionButton>
      <Button component={Link} to={cancelHref} variant="default">
        {commonTexts().cancel}
      </Button>
    </Group>
  </Stack>
)
