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
import { personalDataTexts } from '../../texts/personal-data.ts'

const filled = (sought: { mail: string; mobile: string }) => {
  const { mail, mobile } = plainTexts(sought)
  return {
    ...(mail.trim() ? { mail: mail.trim() } : {}),
    ...(mobile.trim() ? { mobile: mobile.trim() } : {}),
  }
}
type Props = {
  /** Another search has started; the last results are not its answer. */
  onSearch: () => void
  onFound: (person: PersonSought, data: PersonalData) => void
}

/** Asks whose data are sought, by mail address, mobile number or both. */
export function PersonForm({ onSearch, onFound }: Props) {
  const texts = personalDataTexts()
  const labels = { mail: texts.mail, mobile: texts.mobile }
  const validate = validateWith(PersonSought, labels)
  const form = useForm({ initialValues: { mail: '', mobile: '' }, validate: (values) => validate(filled(values)) })
  const { failure, refuse, forget } = useRefusal(form, labels)

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
          <TextInput label={labels.mail} type="email" autoComplete="off" {...form.getInputProps('mail')} />
          <TextInput label={labels.mobile} inputMode="tel" autoComplete="off" {...form.getInputProps('mobile')} />
        </SimpleGrid>
        <Group>
          <ActionButton type="submit" loading={form.submitting}>
            {texts.find}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
