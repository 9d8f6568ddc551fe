import { findPersonalData } from 'shared-api/client'
import { type PersonalData, PersonSought } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { Group, SimpleGrid, Stack, TextInput, useForm } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useRefusal } from '../../editing/use-refusal.ts'

const LABELS = { mail: 'Mail', mobile: 'Mobile' }
const filled = (sought: { mail: string; mobile: string }) => {
  const { mail, mobile } = plainTexts(sought)
  return {
    ...(mail.trim() ? { mail: mail.trim() } : {}),
    ...(mobile.trim() ? { mobile: mobile.trim() } : {}),
  }
}
const validate = validateWith(PersonSought, LABELS)

type Props = {
  /** Another search has started; the last results are not its answer. */
  onSearch: () => void
  onFound: (person: PersonSought, data: PersonalData) => void
}

/** Asks whose data are sought, by mail address, mobile number or both. */
export function PersonForm({ onSearch, onFound }: Props) {
  const form = useForm({ initialValues: { mail: '', mobile: '' }, validate: (values) => validate(filled(values)) })
  const { failure, refuse, forget } = useRefusal(form, LABELS)

  const submit = form.onSubmit(async (values) => {
    forget()
    onSearch()
    const person = filled(values)
    try {
      onFound(person, await staffCall((client) => findPersonalData(client, person)))
    } catch (cause) {
      refuse(cause)
    }
  }, toFirstError)

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} maw="44rem">
          <TextInput label="Mail" type="email" autoComplete="off" {...form.getInputProps('mail')} />
          <TextInput label="Mobile" inputMode="tel" autoComplete="off" {...form.getInputProps('mobile')} />
        </SimpleGrid>
        <Group>
          <ActionButton type="submit" loading={form.submitting}>
            Find
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
