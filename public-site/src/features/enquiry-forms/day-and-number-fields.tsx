import { SimpleGrid, TextInput, type useForm } from 'shared-ui'
import { HINT_BELOW } from '../../components/hint-below.ts'
import { dayInWords } from '../../lib/format-day.ts'
import { useIstToday } from '../../lib/use-ist-today.ts'
import { enquiryTexts } from '../../texts/enquiry.ts'

type DayAndNumberForm = Pick<ReturnType<typeof useForm>, 'getInputProps'> & { values: { travelDate: string } }

/** When the travellers of a package would like to start, and how many they are; both may be left open. */
export function DayAndNumberFields({ form }: { form: DayAndNumberForm }) {
  const { labels, package: texts } = enquiryTexts()
  const today = useIstToday()
  return (
    <SimpleGrid minColWidth="min(11rem, 100%)" autoFlow="auto-fit">
      <TextInput
        type="date"
        label={labels.travelDate}
        description={dayInWords(form.values.travelDate) ?? texts.dateHint}
        min={today}
        inputWrapperOrder={HINT_BELOW}
        {...form.getInputProps('travelDate')}
      />
      <TextInput label={labels.numberOfPersons} inputMode="numeric" {...form.getInputProps('numberOfPersons')} />
    </SimpleGrid>
  )
}
