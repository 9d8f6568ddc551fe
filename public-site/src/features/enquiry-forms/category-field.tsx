import { NativeSelect, type useForm } from 'shared-ui'
import { commonTexts } from '../../texts/common.ts'
import { enquiryTexts } from '../../texts/enquiry.ts'

const choices = () => [
  { value: '', label: enquiryTexts().choose, disabled: true },
  ...Object.entries(commonTexts().categories).map(([value, label]) => ({ value, label })),
]

export const CategoryField = ({ form }: { form: Pick<ReturnType<typeof useForm>, 'getInputProps'> }) => (
  <NativeSelect label={enquiryTexts().labels.category} required data={choices()} {...form.getInputProps('category')} />
)
