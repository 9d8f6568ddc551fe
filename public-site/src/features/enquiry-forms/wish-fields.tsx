import { SimpleGrid, TextInput, type useForm } from 'shared-ui'
import { useIstToday } from '../../lib/use-ist-today.ts'
import { enquiryTexts } from '../../texts/enquiry.ts'

/** When the travellers of a package would like to start, and how many they are; both may be left open. */
export function WishFields({ form }: { form: Pick<ReturnType<typeof useForm>, 'getInputProps'> }) {
  const { labels, package: texts } = enquiryTexts()
  const today = useIstToday()
  return (
    <SimpleGrid minColWidth="min(11rem, 100%)" autoFlow="auto-fit">
      <TextInput
        type="date"
        label={labels.travelDate}
        description={texts.dateHint}
        min={today}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('travelDate')}
      />
      <TextInput label={labels.numberOfPersons} inputMode="numeric" {...form.getInputProps('numberOfPersons')} />
    </SimpleGrid>
  )
}
